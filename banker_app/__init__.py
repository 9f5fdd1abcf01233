"""banker_app"""

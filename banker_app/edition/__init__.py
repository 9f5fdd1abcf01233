"""edition"""

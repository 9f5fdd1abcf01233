"""How the games lie in the SQLite file."""

FILE = "bankir.db"
SCHEMA = 1
PAGE = 4096
# The key of an entry is (number of the game, seq) in one integer: rows lie in the file in the order
# in which they were written, so that a damaged file still gives what lies before the damage.
TABLES = """
CREATE TABLE IF NOT EXISTS games (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE) STRICT;
CREATE TABLE IF NOT EXISTS entries (key INTEGER PRIMARY KEY, row BLOB NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS notes (name TEXT PRIMARY KEY, text BLOB NOT NULL) STRICT;
"""
SEQS = 2**32


class TooNew(Exception):
    """The folder was written by a later Bankir: it is left alone."""

-- A table's truth is its log (entries). The row in tables and those in seats are derived from it, and change in the
-- same transaction.

CREATE TABLE people (
    id       TEXT    NOT NULL PRIMARY KEY,
    name     TEXT    NOT NULL,
    edition  INTEGER NOT NULL,
    since    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
    id          TEXT    NOT NULL PRIMARY KEY,
    stage       INTEGER NOT NULL, -- 0 open, 1 playing, 2 finished, 3 closed
    listed      INTEGER NOT NULL, -- 1: strangers see it in lists
    host        TEXT    NOT NULL,
    awaited     INTEGER NOT NULL, -- a bit for each seat that the game waits for
    about       TEXT    NOT NULL, -- what lists show, as JSON
    wake_at     INTEGER,          -- when the house must look at it next
    made_at     INTEGER NOT NULL,
    changed_at  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_listed ON tables (stage, made_at) WHERE listed = 1 AND stage <= 1;
CREATE INDEX tables_results ON tables (changed_at) WHERE listed = 1 AND stage = 2;
CREATE INDEX tables_hosted ON tables (host) WHERE stage <= 1;
CREATE INDEX tables_due ON tables (wake_at) WHERE wake_at IS NOT NULL;

CREATE TABLE entries (
    table_id  TEXT    NOT NULL,
    seq       INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    entry     TEXT    NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

-- Who has to do with a table: seat -1 is the host's.
CREATE TABLE seats (
    person    TEXT    NOT NULL,
    table_id  TEXT    NOT NULL,
    seat      INTEGER NOT NULL,
    PRIMARY KEY (person, table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of_table ON seats (table_id);

CREATE TABLE seat_links (
    table_id  TEXT    NOT NULL,
    seat      INTEGER NOT NULL,
    key       BLOB    NOT NULL UNIQUE,
    giver     TEXT    NOT NULL,
    until     INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- What the house notes about itself: when it was last open.
CREATE TABLE house (
    key     TEXT    NOT NULL PRIMARY KEY,
    moment  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

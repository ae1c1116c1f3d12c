-- A table's truth is its log (entries). The row in tables and those in seats are derived from it, and change in the
-- same statement. Ids are compared byte by byte, as the program does.

CREATE TABLE people (
    id       text COLLATE "C" NOT NULL PRIMARY KEY,
    name     text   NOT NULL,
    edition  bigint NOT NULL,
    since    bigint NOT NULL
);

CREATE TABLE tables (
    id          text COLLATE "C" NOT NULL PRIMARY KEY,
    seq         bigint NOT NULL, -- the last line of its log: whoever adds the next one holds this row
    shard       bigint NOT NULL, -- which lease its driver holds
    stage       bigint NOT NULL, -- 0 open, 1 playing, 2 finished, 3 closed
    listed      bigint NOT NULL, -- 1: strangers see it in lists
    host        text COLLATE "C" NOT NULL,
    awaited     bigint NOT NULL, -- a bit for each seat that the game waits for
    about       text   NOT NULL, -- what lists show, as JSON
    wake_at     bigint,          -- when the house must look at it next
    made_at     bigint NOT NULL,
    changed_at  bigint NOT NULL,
    ended_at    bigint           -- when a game that was played to its end last changed
-- Every move changes its table's row: with room on its page, and no index on what it changes, no index has to follow.
) WITH (fillfactor = 60);

CREATE INDEX tables_listed ON tables (stage, made_at) WHERE listed = 1 AND stage <= 1;
CREATE INDEX tables_results ON tables (ended_at) WHERE listed = 1 AND stage = 2;
CREATE INDEX tables_hosted ON tables (host) WHERE stage <= 1;
CREATE INDEX tables_due ON tables (wake_at) WHERE wake_at IS NOT NULL;

CREATE TABLE entries (
    table_id  text COLLATE "C" NOT NULL,
    seq       bigint NOT NULL,
    at        bigint NOT NULL,
    entry     text   NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- Who has to do with a table: seat -1 is the host's.
CREATE TABLE seats (
    person    text COLLATE "C" NOT NULL,
    table_id  text COLLATE "C" NOT NULL,
    seat      bigint NOT NULL,
    PRIMARY KEY (person, table_id, seat)
);

CREATE INDEX seats_of_table ON seats (table_id);

CREATE TABLE seat_links (
    table_id  text COLLATE "C" NOT NULL,
    seat      bigint NOT NULL,
    key       bytea  NOT NULL UNIQUE,
    giver     text COLLATE "C" NOT NULL,
    until     bigint NOT NULL,
    PRIMARY KEY (table_id, seat)
);

-- What the house knows about itself, in one row: its opening hours, and the secret that signs cookies.
CREATE TABLE house (
    single        boolean NOT NULL PRIMARY KEY DEFAULT true CHECK (single),
    open          bigint, -- when a node last noted that the house is open
    opened_at     bigint, -- since when it has been open
    closed_since  bigint, -- since when it had been closed before that
    key           bytea
);

INSERT INTO house DEFAULT VALUES;

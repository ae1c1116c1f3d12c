-- The nodes that serve the house together.

-- A node that has not been seen for five seconds counts as gone. All of it is made anew by the nodes that live, so
-- it need not survive a crash of the database.
CREATE UNLOGGED TABLE nodes (
    id       text COLLATE "C" NOT NULL PRIMARY KEY,
    seen_at  timestamptz NOT NULL
);

-- Who looks at a table through which node.
CREATE UNLOGGED TABLE attendance (
    table_id  text COLLATE "C" NOT NULL,
    node      text COLLATE "C" NOT NULL,
    person    text COLLATE "C" NOT NULL,
    shard     bigint NOT NULL,
    windows   bigint NOT NULL,
    PRIMARY KEY (table_id, node, person)
);

CREATE INDEX attendance_of_node ON attendance (node);
CREATE INDEX attendance_of_shard ON attendance (shard);

-- Who drives the clocks and the bots of a shard's tables. Whoever takes a lease begins a new term: what was meant to be
-- written in an older one is refused.
CREATE TABLE leases (
    shard  bigint NOT NULL PRIMARY KEY,
    node   text COLLATE "C",
    term   bigint NOT NULL DEFAULT 0
);

INSERT INTO leases (shard) SELECT generate_series(0, 255);

CREATE FUNCTION moment() RETURNS bigint LANGUAGE sql VOLATILE
    RETURN (extract(epoch FROM clock_timestamp()) * 1000)::bigint;

-- The nodes that were seen lately.
CREATE VIEW alive AS SELECT id FROM nodes WHERE seen_at > clock_timestamp() - interval '5 seconds';

-- A node is there: it is noted, it takes leases that nobody holds and gives back those beyond its fair share, and it
-- is told how things stand. In one call, so that a node that stops in the middle holds nobody up.
CREATE FUNCTION beat(
    me text,
    OUT now bigint, OUT opened_at bigint, OUT closed_since bigint,
    OUT known boolean, OUT others text[], OUT shards bigint[], OUT terms bigint[]
) LANGUAGE plpgsql AS $$
DECLARE
    surplus bigint;
BEGIN
    -- One after the other.
    PERFORM pg_advisory_xact_lock(575757);
    now := moment();

    SELECT EXISTS (SELECT FROM nodes WHERE nodes.id = me) INTO known;
    INSERT INTO nodes AS n (id, seen_at) VALUES (me, clock_timestamp())
        ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at;
    DELETE FROM nodes WHERE seen_at < clock_timestamp() - interval '1 minute';
    DELETE FROM attendance a WHERE NOT EXISTS (SELECT FROM nodes n WHERE n.id = a.node);
    SELECT coalesce(array_agg(alive.id ORDER BY alive.id), '{}') FROM alive WHERE alive.id <> me INTO others;

    -- A house that nobody has kept open for a while was closed.
    UPDATE house h SET
        opened_at = CASE WHEN h.open IS NULL OR h.open < now - 15000 THEN now ELSE h.opened_at END,
        closed_since = CASE WHEN h.open IS NULL THEN now WHEN h.open < now - 15000 THEN h.open ELSE h.closed_since END,
        open = greatest(h.open, now)
        RETURNING h.opened_at, h.closed_since INTO opened_at, closed_since;

    SELECT count(*) - ceil(256.0 / (1 + cardinality(others))) FROM leases l WHERE l.node = me INTO surplus;
    IF surplus > 0 THEN
        UPDATE leases SET node = NULL WHERE shard IN (
            SELECT l.shard FROM leases l WHERE l.node = me ORDER BY l.shard DESC LIMIT surplus);
    ELSIF surplus < 0 THEN
        UPDATE leases SET node = me, term = term + 1 WHERE shard IN (
            SELECT l.shard FROM leases l WHERE l.node IS NULL OR l.node NOT IN (SELECT alive.id FROM alive)
            ORDER BY l.shard LIMIT -surplus);
    END IF;
    SELECT coalesce(array_agg(l.shard ORDER BY l.shard), '{}'), coalesce(array_agg(l.term ORDER BY l.shard), '{}')
        FROM leases l WHERE l.node = me INTO shards, terms;

    -- The node listens for its own beat too: one that does not hear it is cut off.
    PERFORM pg_notify('pentarchy', me);
END $$;

-- Many tables' appends at once, in one statement: a node that stops at any moment holds no lock. It tells who won;
-- whoever is not told lost a race, and nothing of theirs is stored.
WITH new AS (
    SELECT * FROM unnest(
        $2::text[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[], $9::text[],
        $10::bigint[], $11::text[], $12::bigint[], $13::bigint[], $14::bigint[], $15::bigint[], $23::text[]
    ) AS new (
        id, shard, before, seq, changed, stage, listed, host, awaited, about, wake_at, made_at, changed_at, term, line
    )
),
-- In the order of the ids: two nodes that want the same rows don't wait for each other.
held AS MATERIALIZED (
    SELECT t.id, t.seq FROM tables t WHERE t.id = ANY ($2::text[]) ORDER BY t.id FOR UPDATE
),
made AS (
    INSERT INTO tables (id, seq, shard, stage, listed, host, awaited, about, wake_at, made_at, changed_at, ended_at)
    SELECT id, seq, shard, stage, listed, host, awaited, about, wake_at, made_at, changed_at,
        CASE WHEN stage = 2 THEN changed_at END
    FROM new WHERE before = 0 ORDER BY id
    ON CONFLICT DO NOTHING RETURNING id
),
won AS MATERIALIZED (
    SELECT new.* FROM new JOIN held USING (id)
    WHERE held.seq = new.before AND new.before > 0
        AND (new.term IS NULL
            OR EXISTS (SELECT FROM leases l WHERE l.shard = new.shard AND l.term = new.term AND l.node = $1::text))
    UNION ALL
    SELECT new.* FROM new JOIN made USING (id)
),
written AS (
    INSERT INTO entries (table_id, seq, at, entry)
    SELECT line.* FROM unnest($16::text[], $17::bigint[], $18::bigint[], $19::text[]) AS line (id, seq, at, entry)
    WHERE line.id IN (SELECT id FROM won)
),
turned AS (
    UPDATE tables t SET
        seq = won.seq, awaited = won.awaited, changed_at = won.changed_at,
        wake_at = CASE WHEN won.changed >= 1 THEN won.wake_at ELSE t.wake_at END,
        stage = CASE WHEN won.changed >= 2 THEN won.stage ELSE t.stage END,
        listed = CASE WHEN won.changed >= 2 THEN won.listed ELSE t.listed END,
        host = CASE WHEN won.changed >= 2 THEN won.host ELSE t.host END,
        about = CASE WHEN won.changed >= 2 THEN won.about ELSE t.about END,
        ended_at = CASE WHEN won.stage = 2 THEN won.changed_at END
    FROM won WHERE t.id = won.id AND won.before > 0
),
sitting AS (
    SELECT * FROM unnest($20::text[], $21::text[], $22::bigint[]) AS sitting (person, id, seat)
    WHERE id IN (SELECT id FROM won)
),
rose AS (
    DELETE FROM seats s USING won
    WHERE won.changed = 3 AND s.table_id = won.id
        AND NOT EXISTS (SELECT FROM sitting n WHERE n.person = s.person AND n.id = s.table_id AND n.seat = s.seat)
),
sat AS (
    INSERT INTO seats (person, table_id, seat) SELECT person, id, seat FROM sitting ON CONFLICT DO NOTHING
)
-- Who has the table in memory is told when this is durable.
SELECT id, pg_notify('pentarchy', $1::text || ' ' || id || ' ' || seq || coalesce(' ' || line, '')) FROM won

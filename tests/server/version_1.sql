CREATE TABLE schema_version (version INTEGER NOT NULL);
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, seed TEXT,
    start TEXT NOT NULL, pace TEXT NOT NULL, created DOUBLE PRECISION NOT NULL,
    touched DOUBLE PRECISION NOT NULL, ended BOOLEAN NOT NULL);
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, kind TEXT NOT NULL,
    bot TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (table_id, seat));
CREATE TABLE tickets (
    hash TEXT NOT NULL PRIMARY KEY, table_id TEXT NOT NULL REFERENCES tables (id),
    host BOOLEAN NOT NULL, seats TEXT NOT NULL, watch BOOLEAN NOT NULL);
CREATE TABLE moves (
    table_id TEXT NOT NULL REFERENCES tables (id), n INTEGER NOT NULL, kind TEXT NOT NULL,
    seat INTEGER NOT NULL, ask TEXT NOT NULL, key TEXT NOT NULL, ended BOOLEAN NOT NULL,
    made DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, n));
CREATE TABLE snapshots (
    table_id TEXT NOT NULL REFERENCES tables (id), n INTEGER NOT NULL, record TEXT NOT NULL,
    PRIMARY KEY (table_id, n));
INSERT INTO schema_version VALUES (1);
INSERT INTO tables VALUES ('old', 'smok', '{"seats":3}', '41', '', 'fast', 1.5, 1.5, FALSE);
INSERT INTO seats VALUES ('old', 0, 'person', '', 'Ewa');
INSERT INTO tickets VALUES ('abc', 'old', TRUE, '[0]', FALSE);
INSERT INTO moves VALUES ('old', 1, 'choose', 0, 'card', 'play 3', TRUE, 2.5);
INSERT INTO snapshots VALUES ('old', 1, 'text');

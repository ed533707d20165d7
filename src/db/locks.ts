/**
 * Numbers of PostgreSQL's advisory locks, each valid within a database. Everything that must not run twice at once has
 * its own number, so that nothing waits unnecessarily.
 */
export const locks = {
  /** Prisma's own number, so that this project's migrations and `prisma migrate deploy` wait for each other. */
  migrations: 72707369,
  /** Held by the running service of a data folder on its embedded server. */
  dataFolder: 72707370,
  /** Numbering outbox events: taken by `number_outbox_events` of the migrations. */
  numbering: 72707371,
  /** Creating an anchor, or writing an anchor file. */
  anchors: 72707372,
  /** Moving a dump's files into place. */
  dumps: 72707373,
  /** Matching the players in pools. */
  pools: 72707374,
  /** Judging how players left finished games. */
  conduct: 72707379,
} as const;

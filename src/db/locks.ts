/**
 * Numbers of PostgreSQL's advisory locks, each of which holds for a database. Whatever must not happen twice at once has
 * a number of its own, so that no two things wait for each other that need not.
 */
export const locks = {
  /** Prisma's own number, so that this project's runner of migrations and `prisma migrate deploy` wait for each other. */
  migrations: 72707369,
  /** The living service of a data folder holds it on the server that it embeds. */
  dataFolder: 72707370,
  /** Giving numbers to events of the outbox: `number_outbox_events` of the migrations takes it. */
  numbering: 72707371,
  /** Making an anchor, or writing a file of them. */
  anchors: 72707372,
  /** Putting the files of a dump in place. */
  dumps: 72707373,
  /** Bringing together those who wait in pools. */
  pools: 72707374,
  /** Judging how players left games that are over. */
  conduct: 72707379,
} as const;

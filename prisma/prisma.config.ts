import { defineConfig } from 'prisma/config';

/** Settings of Prisma's own commands; given with `--config prisma/prisma.config.ts`. */
// biome-ignore lint/style/noDefaultExport: Prisma reads the default export
export default defineConfig({
  schema: 'schema.prisma',
  migrations: { path: 'migrations' },
  // Only `prisma migrate status|deploy` needs an address; generating the client does not.
  datasource: { url: process.env['DATABASE_URL'] ?? 'postgresql://localhost:5432/carcassonne' },
});

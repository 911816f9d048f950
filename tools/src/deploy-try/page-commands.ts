/** The blocks of docs/operations.md that the trial runs: what for, and heading and mark to find each. */
export const PAGE_COMMANDS = {
  start: ['Before the first start', 'up -d --build'],
  grant: ['The first administrator', 'operator npm run -s admin'],
  import: ['The first products', 'catalog -- import'],
  backup: ['Backups', 'pg_dump'],
  restore: ['Backups', 'dropdb'],
  restoreElsewhere: ['Backups', 'up -d --wait postgres'],
  update: ['Updates', 'superium-api:before'],
} as const

import type { PgTable, Queries } from '@superium/api/seeding'

/** Rows per statement; PostgreSQL accepts at most 65,535 parameters. */
const CHUNK = 1000

/** Inserts any number of rows; existing ones stay unchanged. */
export async function insertAll<T extends PgTable>(tx: Queries, table: T, rows: T['$inferInsert'][]): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) {
    await tx
      .insert(table)
      .values(rows.slice(start, start + CHUNK))
      .onConflictDoNothing()
  }
}

import { sql } from 'drizzle-orm'
import type { Queries } from './database'

/** The time of the database's clock, which decides between processes whose own clocks differ. */
export async function databaseTime(db: Queries): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select now()::text as now`)
  return new Date(rows[0]?.now ?? Number.NaN)
}

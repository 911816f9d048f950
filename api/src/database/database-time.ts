import { sql } from 'drizzle-orm'
import type { Queries } from './database'

/** The time by the database's clock, the reference for API processes whose own clocks may differ. */
export async function databaseTime(db: Queries): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select now()::text as now`)
  return new Date(rows[0]?.now ?? Number.NaN)
}

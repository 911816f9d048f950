import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { keepPlan } from '../database/keep-plan'
import { type SearchTerms, toQuery } from './search-conditions'

/** A search as PostgreSQL understands it: its words in their stems, without stop words. */
export async function readQueryText(db: Queries, wanted: SearchTerms): Promise<string> {
  const { rows } = await db.execute<{ text: string }>(sql`select (${toQuery(wanted)})::text as text ${keepPlan}`)
  return rows[0]?.text ?? ''
}

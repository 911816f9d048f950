import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { products } from './table'

/** A product's change time, when its availability or that of a variant changes. */
export const touchedNow = sql`greatest(${products.updatedAt}, now())`

/**
 * Updates a product's change time if its availability changes, so that caches reload its counts and searches. A mere
 * stock change keeps the time, which is indexed, so that PostgreSQL can update the row in place.
 */
export const touchedIf = (condition: SQL, changedAt: SQLWrapper = products.updatedAt): SQL =>
  // A cluster refuses now() within CASE. Without a time zone the result is null, which GREATEST ignores.
  sql`greatest(${changedAt}, now() at time zone case when ${condition} then 'UTC' end at time zone 'UTC')`

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { products } from './table'

/**
 * Sets a product's change time when its availability changes, so that cached counts and searches are read again. A mere change of
 * stock leaves it, and the row is updated in place: indexes hold the time.
 */
export const touchedIf = (condition: SQL, changedAt: SQLWrapper = products.updatedAt): SQL =>
  // A cluster refuses now() within CASE. No time zone makes it null, which GREATEST leaves out.
  sql`greatest(${changedAt}, now() at time zone case when ${condition} then 'UTC' end at time zone 'UTC')`

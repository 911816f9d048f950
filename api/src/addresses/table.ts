import { sql } from 'drizzle-orm'
import { boolean, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { shardBy } from '../database/distribute/placement'

/** The address book of an account; one address is the default. Distribution column: `userId`. */
export const addresses = pgTable(
  'addresses',
  {
    userId: text('user_id').notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    street: text().notNull(),
    district: text().notNull(),
    subDistrict: text('sub_district').notNull(),
    country: text().notNull(),
    postalCode: text('postal_code').notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('addresses_one_default').on(table.userId).where(sql`${table.isDefault}`),
  ],
)

shardBy(addresses, addresses.userId)

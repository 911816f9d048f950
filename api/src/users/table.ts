import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { shardBy } from '../database/distribute/placement'

/** What people are searched by. An expression with an index. */
export const userWords = sql`order_words('', name, email, phone)`

/** The shop's record of an account. Passwords and roles are kept by the identity service only. */
export const users = pgTable(
  'users',
  {
    uid: text().primaryKey(),
    email: text().notNull(),
    /** The address that the identity service has last called verified; empty until then. */
    verifiedEmail: text('verified_email').notNull().default(''),
    name: text().notNull().default(''),
    dateOfBirth: text('date_of_birth').notNull().default(''),
    phone: text().notNull().default(''),
    city: text().notNull().default(''),
    /** A key of the picture store; empty without a picture. */
    picture: text().notNull().default(''),
    address: text().notNull().default(''),
    about: text().notNull().default(''),
    gender: text().notNull().default(''),
    aboutYou: text('about_you').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('users_by_email').on(table.email),
    index('users_by_time').on(table.createdAt.desc().nullsFirst(), table.uid.desc().nullsFirst()),
    index('users_by_words').using('gin', userWords),
  ],
)

shardBy(users, users.uid)

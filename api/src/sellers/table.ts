import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { copyToEveryNode, shardBy } from '../database/distribute/placement'

/** The searchable text of a seller, an expression with an index. */
export const sellerWords = sql`order_words('', shop_name || ' ' || first_name || ' ' || last_name, email, '')`

/**
 * A person's application to sell, which becomes their shop once it is approved; one per account. A reference table if
 * the database is sharded. Pictures are keys of the picture store; empty without one.
 */
export const sellers = pgTable(
  'sellers',
  {
    id: uuid().primaryKey(),
    userId: text('user_id').notNull(),
    /** The shop's name in its URL, `/shop/{slug}`. It never changes once the shop is open. */
    slug: text().notNull(),
    state: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text().notNull(),
    /**
     * When the applicant first called with a verified e-mail address; null before. Without one, the shop is not
     * approved.
     */
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    phone: text().notNull(),
    district: text().notNull(),
    address: text().notNull(),
    shopName: text('shop_name').notNull(),
    shopAddress: text('shop_address').notNull(),
    about: text().notNull().default(''),
    profilePicture: text('profile_picture').notNull(),
    logo: text().notNull(),
    coverPhoto: text('cover_photo').notNull(),
    /** Why the application was declined or the shop suspended; empty otherwise. */
    reason: text().notNull().default(''),
    appliedAt: timestamp('applied_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('sellers_one_per_user').on(table.userId),
    unique('sellers_slug').on(table.slug),
    index('sellers_by_state').on(table.state, table.appliedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('sellers_by_time').on(table.appliedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('sellers_by_words').using('gin', sellerWords),
    check('sellers_state_known', sql`${table.state} in ('pending', 'approved', 'declined', 'suspended')`),
  ],
)

/** The history of an application and its shop, with time, actor and reason. Append-only. */
export const sellerEvents = pgTable(
  'seller_events',
  {
    sellerId: uuid('seller_id').notNull(),
    id: uuid().notNull(),
    kind: text().notNull(),
    reason: text().notNull().default(''),
    actor: text().notNull(),
    actorId: text('actor_id').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sellerId, table.id] }),
    check(
      'seller_events_kind_known',
      sql`${table.kind} in ('applied', 'approved', 'declined', 'suspended', 'reinstated', 'changed')`,
    ),
    check('seller_events_actor_known', sql`${table.actor} in ('seller', 'admin', 'system')`),
  ],
)

shardBy(sellerEvents, sellerEvents.sellerId)
copyToEveryNode(sellers)

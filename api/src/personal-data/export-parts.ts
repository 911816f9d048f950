import { asc, getTableColumns as columnsOf, eq, inArray, sql } from 'drizzle-orm'
import { accountEvents } from '../account-access/table'
import { listAddresses } from '../addresses/address-book'
import { alertConfirmations, productAlerts } from '../alerts/table'
import { auditOrigins } from '../audit/table'
import { contactAnswers, contactMessages } from '../contact/table'
import { couponUses } from '../coupons/table'
import type { Dependencies } from '../dependencies'
import { exportPayoutMethods } from '../payouts/payout-methods'
import { pictureAddress } from '../pictures/picture-address'
import { answers, questions } from '../questions/table'
import { reports } from '../reports/table'
import { reviews } from '../reviews/table'
import { readSavedLists } from '../saved-lists/read-saved-lists'
import { savedViews } from '../saved-views/table'
import { sellerEvents, sellers } from '../sellers/table'
import { uploads } from '../uploads/table'
import { users } from '../users/table'
import { exportAudit } from './export-audit'
import { exportOrders } from './export-orders'
import type { Person } from './person'

/** Dependencies for reading a person's data. */
export type ExportSources = Pick<Dependencies, 'db' | 'payments' | 'payoutKeys' | 'shop'>

/** A part of the exported data: its name, the tables that it covers, and its entries. */
export interface ExportPart {
  name: string
  tables: readonly string[]
  read(parts: ExportSources, person: Person): AsyncIterable<object> | Promise<readonly object[]>
}

const none: readonly object[] = []

/** All data about a person, in the order of the file. */
export const exportParts: readonly ExportPart[] = [
  {
    name: 'record',
    tables: ['users'],
    read: ({ db }, { uid }) => db.select().from(users).where(eq(users.uid, uid)),
  },
  {
    name: 'addresses',
    tables: ['addresses'],
    read: ({ db }, { uid }) => listAddresses(db, uid),
  },
  {
    name: 'orders',
    tables: ['orders', 'order_lines', 'order_events', 'order_returns', 'parcels', 'payments'],
    read: exportOrders,
  },
  {
    name: 'cartAndWishlist',
    tables: ['saved_lists', 'saved_cart_lines', 'saved_wishes'],
    read: async ({ db }, { uid }) => [await readSavedLists(db, uid)],
  },
  {
    name: 'reviews',
    tables: ['reviews'],
    read: ({ db }, { uid }) => db.select().from(reviews).where(eq(reviews.userId, uid)).orderBy(asc(reviews.createdAt)),
  },
  {
    name: 'questions',
    tables: ['questions'],
    read: ({ db }, { uid }) =>
      db.select().from(questions).where(eq(questions.userId, uid)).orderBy(asc(questions.createdAt)),
  },
  {
    name: 'answers',
    tables: ['answers'],
    read: ({ db }, { uid }) => db.select().from(answers).where(eq(answers.userId, uid)).orderBy(asc(answers.createdAt)),
  },
  {
    name: 'alerts',
    tables: ['product_alerts'],
    read: async ({ db }, { email }) =>
      email ? db.select().from(productAlerts).where(eq(productAlerts.email, email)) : none,
  },
  {
    name: 'alertsToConfirm',
    tables: ['alert_confirmations'],
    read: async ({ db }, { email }) => {
      if (!email) return none
      const { tokenHash: _, ...shown } = columnsOf(alertConfirmations)
      return db.select(shown).from(alertConfirmations).where(eq(alertConfirmations.email, email))
    },
  },
  {
    name: 'contactMessages',
    tables: ['contact_messages'],
    read: async ({ db }, { email }) =>
      email ? db.select().from(contactMessages).where(eq(contactMessages.email, email)) : none,
  },
  {
    name: 'contactAnswers',
    tables: ['contact_answers'],
    read: async ({ db }, { email }) => {
      if (!email) return none
      const { messageId, text, createdAt } = contactAnswers
      const own = db.select({ id: contactMessages.id }).from(contactMessages).where(eq(contactMessages.email, email))
      return db.select({ messageId, text, createdAt }).from(contactAnswers).where(inArray(messageId, own))
    },
  },
  {
    name: 'sellerApplication',
    tables: ['sellers'],
    read: ({ db }, { uid }) => db.select().from(sellers).where(eq(sellers.userId, uid)),
  },
  {
    name: 'sellerSteps',
    tables: ['seller_events'],
    read: ({ db }, { uid }) => {
      const { actorId: _, ...shown } = columnsOf(sellerEvents)
      const own = sql`${sellerEvents.sellerId} in (select id from sellers where user_id = ${uid})`
      return db.select(shown).from(sellerEvents).where(own).orderBy(asc(sellerEvents.at))
    },
  },
  {
    name: 'payoutMethods',
    tables: ['payout_methods'],
    read: ({ db, payoutKeys }, { uid }) => exportPayoutMethods(db, payoutKeys, uid),
  },
  {
    name: 'uploads',
    tables: ['uploads'],
    read: async ({ db }, { uid }) => {
      const { image: _, ...shown } = columnsOf(uploads)
      const rows = await db.select(shown).from(uploads).where(eq(uploads.ownerId, uid)).orderBy(asc(uploads.createdAt))
      return rows.map((row) => ({ ...row, address: pictureAddress(row.key) }))
    },
  },
  {
    name: 'coupons',
    tables: ['coupon_uses'],
    read: ({ db }, { uid }) => db.select().from(couponUses).where(eq(couponUses.userId, uid)),
  },
  {
    name: 'reports',
    tables: ['reports'],
    read: ({ db }, { uid }) => db.select().from(reports).where(eq(reports.reporterId, uid)),
  },
  {
    name: 'savedViews',
    tables: ['saved_views'],
    read: ({ db }, { uid }) =>
      db.select().from(savedViews).where(eq(savedViews.userId, uid)).orderBy(asc(savedViews.createdAt)),
  },
  {
    name: 'auditOrigins',
    tables: ['audit_origins'],
    read: ({ db }, { uid }) =>
      db.select().from(auditOrigins).where(eq(auditOrigins.actorId, uid)).orderBy(asc(auditOrigins.firstAt)),
  },
  {
    name: 'auditEntries',
    tables: ['audit_entries'],
    read: exportAudit,
  },
  {
    name: 'accountSteps',
    tables: ['account_events'],
    read: ({ db }, { uid }) => {
      const { actorId: _, ...shown } = columnsOf(accountEvents)
      return db.select(shown).from(accountEvents).where(eq(accountEvents.uid, uid)).orderBy(asc(accountEvents.at))
    },
  },
]

/** Tables with a person's id or address that are not exported, and why. */
export const notExported: Readonly<Record<string, string>> = {
  account_access: 'Until when tokens are refused: times only, whose events are exported.',
  withdrawn_orders: 'Which attempts to order were given up: random keys only.',
  saved_merges: 'Which merges of a guest’s lists are done: random ids only.',
  alert_unsubscribes: 'Hashes of links that end alerts; the alerts are exported.',
  catalogue_imports: 'Files of the shop’s products, deleted after a month; the record of it is exported.',
  administrators: 'That the account is an administrator, which it knows.',
  mail_outbox: 'Copies of e-mails that the person gets or has got, deleted after some days.',
  stock_movements: 'The stock of products; what the person changed in it is exported with the audit.',
  rate_limits: 'Counters of requests and e-mails, deleted within a day.',
}

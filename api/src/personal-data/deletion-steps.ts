import { and, eq, inArray } from 'drizzle-orm'
import { accountEvents, administrators } from '../account-access/table'
import { addresses } from '../addresses/table'
import { alertConfirmations, alertUnsubscribes, productAlerts } from '../alerts/table'
import { auditOrigins } from '../audit/table'
import { contactAnswers, contactMessages } from '../contact/table'
import { couponUses } from '../coupons/table'
import type { Queries } from '../database/database'
import { mailOutbox } from '../mail/table'
import { orderEvents, orderReturns, orders, parcels } from '../orders/table'
import { payoutMethods } from '../payouts/table'
import { answers, questions } from '../questions/table'
import { reviews } from '../reviews/table'
import { savedCartLines, savedLists, savedMerges, savedWishes } from '../saved-lists/table'
import { savedViews } from '../saved-views/table'
import { users } from '../users/table'
import { withdrawnOrders } from '../withdrawn-orders/table'
import { closeShop } from './close-shop'
import { deleteUploads } from './delete-uploads'
import { forgetReporter } from './forget-reporter'
import type { Person } from './person'
import { DELETED_ACCOUNT } from './texts'

/** A step of the deletion, and the tables from which it removes the person. */
export interface DeletionStep {
  tables: readonly string[]
  run(tx: Queries, person: Person, now: Date): Promise<unknown>
}

/** Erases an order's personal data; what was bought, when, at which price, and the country for taxes stay. */
const withoutPerson = {
  name: DELETED_ACCOUNT,
  ...{ email: '', phone: '', street: '', district: '', subDistrict: '', postalCode: '', orderNotes: '' },
}

/** The order matters: uploads are deleted after the rows that show them. */
export const deletionSteps: readonly DeletionStep[] = [
  { tables: ['users'], run: (tx, { uid }) => tx.delete(users).where(eq(users.uid, uid)) },
  { tables: ['addresses'], run: (tx, { uid }) => tx.delete(addresses).where(eq(addresses.userId, uid)) },
  { tables: ['payout_methods'], run: (tx, { uid }) => tx.delete(payoutMethods).where(eq(payoutMethods.userId, uid)) },
  {
    tables: ['withdrawn_orders'],
    run: (tx, { uid }) => tx.delete(withdrawnOrders).where(eq(withdrawnOrders.userId, uid)),
  },
  { tables: ['coupon_uses'], run: (tx, { uid }) => tx.delete(couponUses).where(eq(couponUses.userId, uid)) },
  { tables: ['account_events'], run: (tx, { uid }) => tx.delete(accountEvents).where(eq(accountEvents.uid, uid)) },
  {
    tables: ['saved_lists', 'saved_cart_lines', 'saved_wishes', 'saved_merges'],
    async run(tx, { uid }) {
      for (const table of [savedLists, savedCartLines, savedWishes, savedMerges])
        await tx.delete(table).where(eq(table.userId, uid))
    },
  },
  {
    tables: ['contact_answers'],
    async run(tx, { uid, email }) {
      if (email) {
        const own = tx.select({ id: contactMessages.id }).from(contactMessages).where(eq(contactMessages.email, email))
        await tx.delete(contactAnswers).where(inArray(contactAnswers.messageId, own))
      }
      // An administrator's answer stays with the message of its sender.
      await tx.update(contactAnswers).set({ actorId: '' }).where(eq(contactAnswers.actorId, uid))
    },
  },
  {
    tables: ['product_alerts', 'alert_confirmations', 'alert_unsubscribes', 'contact_messages'],
    async run(tx, { email }) {
      if (!email) return
      for (const table of [productAlerts, alertConfirmations, alertUnsubscribes, contactMessages])
        await tx.delete(table).where(eq(table.email, email))
    },
  },
  {
    tables: ['mail_outbox'],
    // Recipients are spelled as in the account, or in lower case.
    run: async (tx, { email, spelled }) =>
      email && tx.delete(mailOutbox).where(inArray(mailOutbox.recipient, [email, spelled])),
  },
  {
    tables: ['reviews', 'questions', 'answers'],
    async run(tx, { uid }) {
      for (const table of [reviews, questions, answers])
        await tx.update(table).set({ author: DELETED_ACCOUNT }).where(eq(table.userId, uid))
    },
  },
  {
    tables: ['orders', 'order_events', 'order_returns', 'parcels'],
    async run(tx, { uid }) {
      await tx.update(orders).set(withoutPerson).where(eq(orders.userId, uid))
      const own = and(eq(orderEvents.userId, uid), eq(orderEvents.actor, 'buyer'))
      await tx.update(orderEvents).set({ note: '' }).where(own)
      // A tracking number would reveal the address on the carrier's site.
      const followed = and(eq(orderEvents.userId, uid), eq(orderEvents.kind, 'tracking'))
      await tx.update(orderEvents).set({ note: '' }).where(followed)
      const untracked = { carrier: null, trackingNumber: null, trackingUrl: null }
      await tx.update(parcels).set(untracked).where(eq(parcels.userId, uid))
      await tx.update(orderReturns).set({ reason: '' }).where(eq(orderReturns.userId, uid))
    },
  },
  { tables: ['reports'], run: forgetReporter },
  { tables: ['sellers', 'seller_events', 'products'], run: closeShop },
  { tables: ['uploads'], run: deleteUploads },
  { tables: ['saved_views'], run: (tx, { uid }) => tx.delete(savedViews).where(eq(savedViews.userId, uid)) },
  { tables: ['administrators'], run: (tx, { uid }) => tx.delete(administrators).where(eq(administrators.uid, uid)) },
  { tables: ['audit_origins'], run: (tx, { uid }) => tx.delete(auditOrigins).where(eq(auditOrigins.actorId, uid)) },
]

/** Tables that keep the account's id, which no longer identifies anybody, and why. */
export const keepsId: Readonly<Record<string, string>> = {
  audit_entries: 'Append-only: who changed what for the shop, by id alone.',
  catalogue_imports: 'Files of the shop’s products, deleted after a month.',
  account_access: 'Refuses tokens that were issued before.',
  order_lines: 'Key of an order.',
  orders: 'Key of an order.',
  order_events: 'Key of an order.',
  order_returns: 'Key of an order.',
  parcels: 'Key of an order.',
  payments: 'Key of an order; append-only.',
  reviews: 'One review for each order line.',
  questions: 'Belongs to the public text.',
  answers: 'Belongs to the public text.',
  sellers: 'Orders name the shop, and its address is not given away again.',
  seller_events: 'Belongs to the shop.',
  stock_movements: 'Append-only: who changed the stock, by id alone.',
  rate_limits: 'Counters, deleted within a day.',
}

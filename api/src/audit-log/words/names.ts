import { and, inArray } from 'drizzle-orm'
import { accountEvents } from '../../account-access/table'
import type { EntryRow } from '../../audit/table'
import { contactMessages } from '../../contact/table'
import type { Queries } from '../../database/database'
import { orderEvents, orderLines, orders } from '../../orders/table'
import { products } from '../../products/table'
import { sellerEvents, sellers } from '../../sellers/table'
import { readAccountNames } from '../../users/account-names'
import { type Ids, idsIn } from './ids-in'

/** What the ids of entries stand for; empty texts for what no longer exists. */
export interface Names {
  person(uid: string): string
  product(id: string): string
  shop(sellerId: string): string
  message(id: string): string
  line(orderId: string, lineNumber: number): string
  /** The reason or note of an event. */
  reason(eventId: string): string
}

/** Looks up all names that the entries refer to. Personal data is read here, because entries keep only ids. */
export async function readNames(db: Queries, rows: readonly EntryRow[]): Promise<Names> {
  const ids = idsIn(rows)
  const people = await readAccountNames(db, ids.people)
  const goods = await readProducts(db, ids.products)
  const shops = await readShops(db, ids.sellers)
  const messages = await readMessages(db, ids.messages)
  const ordered = await readOrders(db, ids)
  const reasons = new Map([
    ...(await readAccountReasons(db, ids)),
    ...(await readSellerReasons(db, ids)),
    ...ordered.notes,
  ])
  return {
    person: (uid) => people.get(uid) ?? '',
    product: (id) => goods.get(id) ?? '',
    shop: (id) => shops.get(id) ?? '',
    message: (id) => messages.get(id) ?? '',
    line: (order, number) => ordered.lines.get(`${order} ${number}`) ?? '',
    reason: (id) => reasons.get(id) ?? '',
  }
}

async function readProducts(db: Queries, ids: string[]) {
  const { id, name } = products
  const rows = ids.length ? await db.select({ id, name }).from(products).where(inArray(id, ids)) : []
  return new Map(rows.map((one) => [one.id, one.name]))
}

async function readShops(db: Queries, ids: string[]) {
  const { id, shopName } = sellers
  const rows = ids.length ? await db.select({ id, shopName }).from(sellers).where(inArray(id, ids)) : []
  return new Map(rows.map((one) => [one.id, one.shopName]))
}

async function readMessages(db: Queries, ids: string[]) {
  const { id, name, email } = contactMessages
  const rows = ids.length ? await db.select({ id, name, email }).from(contactMessages).where(inArray(id, ids)) : []
  return new Map(rows.map((one) => [one.id, one.name || one.email]))
}

async function readAccountReasons(db: Queries, { accounts, events }: Ids): Promise<[string, string][]> {
  if (accounts.length === 0 || events.length === 0) return []
  const { id, reason, uid } = accountEvents
  const rows = await db
    .select({ id, reason })
    .from(accountEvents)
    .where(and(inArray(uid, accounts), inArray(id, events)))
  return rows.map((one) => [one.id, one.reason])
}

async function readSellerReasons(db: Queries, { sellers: shops, events }: Ids): Promise<[string, string][]> {
  if (shops.length === 0 || events.length === 0) return []
  const { id, reason, sellerId } = sellerEvents
  const rows = await db
    .select({ id, reason })
    .from(sellerEvents)
    .where(and(inArray(sellerId, shops), inArray(id, events)))
  return rows.map((one) => [one.id, one.reason])
}

/** The lines and notes of orders. Their tables are distributed by the buyer, whom only the order names. */
async function readOrders(db: Queries, { orders: targets, events }: Ids) {
  const found = targets.length
    ? await db.select({ id: orders.id, userId: orders.userId }).from(orders).where(inArray(orders.id, targets))
    : []
  const ids = found.map(({ id }) => id)
  const uids = [...new Set(found.map(({ userId }) => userId))]
  const { orderId, lineNumber, name, variantName } = orderLines
  const lines = ids.length
    ? await db
        .select({ orderId, lineNumber, name, variantName })
        .from(orderLines)
        .where(and(inArray(orderLines.userId, uids), inArray(orderId, ids)))
    : []
  const { id, note } = orderEvents
  const notes =
    ids.length && events.length
      ? await db
          .select({ id, note })
          .from(orderEvents)
          .where(and(inArray(orderEvents.userId, uids), inArray(orderEvents.orderId, ids), inArray(id, events)))
      : []
  return {
    lines: new Map(
      lines.map((one) => [
        `${one.orderId} ${one.lineNumber}`,
        one.variantName ? `${one.name} (${one.variantName})` : one.name,
      ]),
    ),
    notes: notes.map((one): [string, string] => [one.id, one.note]),
  }
}

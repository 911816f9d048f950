import { desc, eq } from 'drizzle-orm'
import { findAdministrators } from '../account-access/administrators'
import { findDisabled } from '../account-access/find-disabled'
import { listActsOn } from '../audit-log/list-audit'
import type { Queries } from '../database/database'
import { toDollars } from '../http/cents-and-dollars'
import { notFound } from '../http/problem'
import { parseStatus } from '../orders/order-status'
import { orders } from '../orders/table'
import { products } from '../products/table'
import { reviews } from '../reviews/table'
import { sellers } from '../sellers/table'
import { users } from '../users/table'
import { toRecord } from '../users/users'
import { countOrders } from './list-users'
import type { PersonDetail } from './person-schema'

/** The newest orders, reviews and steps that are shown of one person. */
const SHOWN = 50

/** One person as administrators see them. 404 without such a user. */
export async function readPerson(db: Queries, uid: string): Promise<PersonDetail> {
  const [row] = await db.select().from(users).where(eq(users.uid, uid))
  if (!row) throw notFound('such user')
  const [seller] = await db
    .select({ _id: sellers.id, shopName: sellers.shopName, state: sellers.state })
    .from(sellers)
    .where(eq(sellers.userId, uid))
  return {
    uid,
    ...toRecord(row),
    orderCount: (await countOrders(db, [uid])).get(uid) ?? 0,
    disabled: (await findDisabled(db, [uid])).has(uid),
    administrator: (await findAdministrators(db, [uid])).has(uid),
    ...(seller && { seller }),
    orders: await readOrders(db, uid),
    reviews: await readReviews(db, uid),
    steps: await readSteps(db, uid, seller?._id),
  }
}

async function readOrders(db: Queries, uid: string): Promise<PersonDetail['orders']> {
  const { id, orderNumber, status, totalCents, createdAt } = orders
  const rows = await db
    .select({ id, orderNumber, status, totalCents, createdAt })
    .from(orders)
    .where(eq(orders.userId, uid))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(SHOWN)
  return rows.map((row) => ({
    ...{ _id: row.id, orderNumber: row.orderNumber, status: parseStatus(row.status) },
    ...{ orderTotal: toDollars(row.totalCents), createdAt: row.createdAt.toISOString() },
  }))
}

async function readReviews(db: Queries, uid: string): Promise<PersonDetail['reviews']> {
  const rows = await db
    .select({ review: reviews, product: products.name })
    .from(reviews)
    .leftJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.userId, uid))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(SHOWN)
  return rows.map(({ review: { id, productId, stars, title, text, createdAt }, product }) => ({
    ...{ _id: id, productId, productName: product ?? '', stars, title, text, createdAt: createdAt.toISOString() },
  }))
}

async function readSteps(db: Queries, uid: string, sellerId: string | undefined): Promise<PersonDetail['steps']> {
  const acts = await listActsOn(db, { uid, sellerId }, SHOWN)
  return acts.map(({ _id, action, reason, actor, role, at }) => ({ _id, action, reason, by: actor, role, at }))
}

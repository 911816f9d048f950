import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { together } from '../database/together'
import { noFigures, type OrderFigures } from './order-figures'
import { couponFigures, orderDays, productDays } from './table'

/** The number of rows that share the orders of a day. */
const PARTS = 8

/** An accepted return. */
export interface AcceptedReturn {
  at: Date
  units: number
  cents: number
}

/** An order's figures before and after a change; a new order has no `before`. */
export interface FiguresChange {
  before?: OrderFigures
  after: OrderFigures
  accepted?: readonly AcceptedReturn[]
}

type DayRow = typeof orderDays.$inferInsert

const dayOf = (time: Date): string => time.toISOString().slice(0, 10)

/** Ids end in random digits, which spread simultaneous orders over different rows. */
const partOf = (id: string): number => Number.parseInt(id.slice(-1), 16) % PARTS

/**
 * Adds the difference that a change of an order makes to the figures. Call it last: all transactions lock other rows
 * before these, and these in one order, so that they cannot deadlock.
 */
export async function recordChange(
  tx: Queries,
  { id, createdAt, couponCode }: { id: string; createdAt: Date; couponCode: string | null },
  { before = noFigures, after, accepted = [] }: FiguresChange,
): Promise<void> {
  const part = partOf(id)
  const none = { part, orders: 0, revenueCents: 0, units: 0, returns: 0, returnedUnits: 0, returnedCents: 0 }
  const day = dayOf(createdAt)
  const changed: DayRow = {
    ...{ ...none, day, orders: after.orders - before.orders, units: after.units - before.units },
    revenueCents: after.revenueCents - before.revenueCents,
  }
  const returned = accepted.map(({ at, units, cents }): DayRow => {
    return { ...none, day: dayOf(at), returns: 1, returnedUnits: units, returnedCents: cents }
  })
  await together(
    () => addToDays(tx, [changed, ...returned]),
    () => addToProducts(tx, day, before, after),
    async () => {
      if (couponCode !== null) await addToCoupon(tx, couponCode, part, before, after)
    },
  )
}

async function addToDays(tx: Queries, rows: readonly DayRow[]): Promise<void> {
  const days = new Map<string, DayRow>()
  for (const row of rows) {
    const same = days.get(row.day)
    days.set(row.day, same ? { ...row, ...sumOf(same, row) } : row)
  }
  const { orders, revenueCents, units, returns, returnedUnits, returnedCents } = orderDays
  await tx
    .insert(orderDays)
    .values([...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1)))
    .onConflictDoUpdate({
      target: [orderDays.day, orderDays.part],
      set: {
        orders: sql`${orders} + excluded.orders`,
        revenueCents: sql`${revenueCents} + excluded.revenue_cents`,
        units: sql`${units} + excluded.units`,
        returns: sql`${returns} + excluded.returns`,
        returnedUnits: sql`${returnedUnits} + excluded.returned_units`,
        returnedCents: sql`${returnedCents} + excluded.returned_cents`,
      },
    })
}

const sumOf = (one: DayRow, other: DayRow) => ({
  orders: one.orders + other.orders,
  revenueCents: one.revenueCents + other.revenueCents,
  units: one.units + other.units,
  returns: one.returns + other.returns,
  returnedUnits: one.returnedUnits + other.returnedUnits,
  returnedCents: one.returnedCents + other.returnedCents,
})

async function addToProducts(tx: Queries, day: string, before: OrderFigures, after: OrderFigures): Promise<void> {
  const ids = [...new Set([...before.products.keys(), ...after.products.keys()])].toSorted()
  const rows = ids.flatMap((productId) => {
    const was = before.products.get(productId)
    const now = after.products.get(productId)
    const units = (now?.units ?? 0) - (was?.units ?? 0)
    const revenueCents = (now?.revenueCents ?? 0) - (was?.revenueCents ?? 0)
    return units === 0 && revenueCents === 0 ? [] : [{ day, productId, units, revenueCents }]
  })
  if (rows.length === 0) return
  await tx
    .insert(productDays)
    .values(rows)
    .onConflictDoUpdate({
      target: [productDays.day, productDays.productId],
      set: {
        units: sql`${productDays.units} + excluded.units`,
        revenueCents: sql`${productDays.revenueCents} + excluded.revenue_cents`,
      },
    })
}

async function addToCoupon(
  tx: Queries,
  code: string,
  part: number,
  before: OrderFigures,
  after: OrderFigures,
): Promise<void> {
  const { orders, revenueCents, discountCents } = couponFigures
  await tx
    .insert(couponFigures)
    .values({
      ...{ code, part, orders: after.orders - before.orders },
      revenueCents: after.revenueCents - before.revenueCents,
      discountCents: after.discountCents - before.discountCents,
    })
    .onConflictDoUpdate({
      target: [couponFigures.code, couponFigures.part],
      set: {
        orders: sql`${orders} + excluded.orders`,
        revenueCents: sql`${revenueCents} + excluded.revenue_cents`,
        discountCents: sql`${discountCents} + excluded.discount_cents`,
      },
    })
}

import { between, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '../database/database'
import { toDollars } from '../http/cents-and-dollars'
import { orderDays } from '../order-figures/table'
import { visitDays } from '../telemetry/table'
import { daysOf, type Period, periodBefore, type Step, startOf } from './period'
import type { Dashboard, Figures } from './schema'

/** The sums of some days; money in cents. */
interface Sums {
  orders: number
  revenueCents: number
  units: number
  returns: number
  returnedUnits: number
  returnedCents: number
  visits: number
  /** Orders of days with visits. */
  countedOrders: number
  sampled: boolean
}

const nothing: Sums = {
  ...{ orders: 0, revenueCents: 0, units: 0, returns: 0, returnedUnits: 0, returnedCents: 0 },
  ...{ visits: 0, countedOrders: 0, sampled: false },
}

/** The figures of a period, by step, and those of the period before. */
export async function readDashboard(db: Queries, period: Period, by: Step): Promise<Dashboard> {
  const before = periodBefore(period)
  const days = await readDays(db, { from: before.from, to: period.to })
  const of = (some: readonly string[]): Sums => some.map((day) => days.get(day) ?? nothing).reduce(add, nothing)
  const now = of(daysOf(period))
  const earlier = of(daysOf(before))
  const parts = new Map<string, string[]>()
  for (const day of daysOf(period)) parts.set(startOf(day, by), [...(parts.get(startOf(day, by)) ?? []), day])
  return {
    ...{ period, figures: toFigures(now), periodBefore: before, figuresBefore: toFigures(earlier) },
    sampled: now.sampled || earlier.sampled,
    points: [...parts.values()].map((some) => {
      const { revenueCents, orders, units, returns, visits } = of(some)
      const [start = period.from] = some
      return { start, end: some.at(-1) ?? start, revenue: toDollars(revenueCents), orders, units, returns, visits }
    }),
  }
}

async function readDays(db: Queries, { from, to }: Period): Promise<Map<string, Sums>> {
  const { day, orders, revenueCents, units, returns, returnedUnits, returnedCents } = orderDays
  const sum = (column: AnyPgColumn) => sql<number>`sum(${column})::float8`
  const [ordered, visited] = await Promise.all([
    db
      .select({
        ...{ day, orders: sum(orders), revenueCents: sum(revenueCents), units: sum(units), returns: sum(returns) },
        ...{ returnedUnits: sum(returnedUnits), returnedCents: sum(returnedCents) },
      })
      .from(orderDays)
      .where(between(day, from, to))
      .groupBy(day),
    db
      .select()
      .from(visitDays)
      .where(between(visitDays.day, from, to)),
  ])
  const days = new Map<string, Sums>(ordered.map(({ day: of, ...sums }) => [of, { ...nothing, ...sums }]))
  for (const { day: of, visits, sampled } of visited) {
    const known = days.get(of) ?? nothing
    days.set(of, { ...known, visits, sampled, countedOrders: known.orders })
  }
  return days
}

function add(one: Sums, other: Sums): Sums {
  return {
    orders: one.orders + other.orders,
    revenueCents: one.revenueCents + other.revenueCents,
    units: one.units + other.units,
    returns: one.returns + other.returns,
    returnedUnits: one.returnedUnits + other.returnedUnits,
    returnedCents: one.returnedCents + other.returnedCents,
    visits: one.visits + other.visits,
    countedOrders: one.countedOrders + other.countedOrders,
    sampled: one.sampled || other.sampled,
  }
}

function toFigures(sums: Sums): Figures {
  const { orders, revenueCents, units, returns, returnedUnits, returnedCents, visits, countedOrders, sampled } = sums
  return {
    ...{ orders, units, returns, returnedUnits, visits },
    revenue: toDollars(revenueCents),
    averageOrder: orders > 0 ? toDollars(Math.round(revenueCents / orders)) : null,
    returnedTotal: toDollars(returnedCents),
    conversion: visits > 0 && visits >= countedOrders && !sampled ? countedOrders / visits : null,
  }
}

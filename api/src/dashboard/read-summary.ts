import type { Queries } from '../database/database'
import { countWaiting } from '../waiting/count-waiting'
import { choosePeriod } from './period'
import { readDashboard } from './read-dashboard'
import { countLowStock } from './read-products'
import type { Summary } from './schema'

/** What waits, and the figures that releases of mf-admin before the dashboard's own routes read here. */
export async function readSummary(db: Queries, now: Date): Promise<Summary> {
  const [waiting, lowStock, { points }] = await Promise.all([
    countWaiting(db),
    countLowStock(db),
    readDashboard(db, choosePeriod({}, now), 'day'),
  ])
  return {
    ...waiting,
    ordersToday: points.at(-1)?.orders ?? 0,
    lowStock,
    revenue: points.map(({ start, orders, revenue }) => ({ day: start, orders, total: revenue })),
  }
}

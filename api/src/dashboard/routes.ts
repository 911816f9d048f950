import { Type } from 'typebox'
import { createSwrCache } from '../cache/swr-cache'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { success, successPage } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards } from '../identity/guards'
import { choosePeriod, lengthOf } from './period'
import { readDashboard } from './read-dashboard'
import { readBestSellers, readLowStock } from './read-products'
import { readSummary } from './read-summary'
import {
  type BestSeller,
  BestSellerSchema,
  DashboardQuery,
  DashboardSchema,
  LowStockSchema,
  PeriodQuery,
  SummarySchema,
} from './schema'

/** Best sellers of longer periods, whose sums take long, are half a minute old at most while somebody looks at them. */
const LONG_DAYS = 31
const KEPT = { fresh: 30_000, stale: 30_000, most: 100 }

/** The numbers of the administrator's dashboard, from figures that each change of an order keeps right. */
export function dashboardRoutes(app: App, { db }: Dependencies, { admin }: Guards): void {
  const shared = { tags: ['Administration'], security: bearer }
  const bestSellers = createSwrCache<BestSeller[]>(KEPT)

  app.get(
    '/admin/summary',
    {
      onRequest: admin,
      schema: {
        ...shared,
        operationId: 'adminSummary',
        summary: 'Get the counts of tasks that wait for an administrator',
        response: { 200: success(SummarySchema), ...problemResponses },
      },
    },
    async () => ({ status: 'success' as const, data: await readSummary(db, new Date()) }),
  )

  app.get(
    '/admin/dashboard',
    {
      onRequest: admin,
      schema: {
        ...shared,
        operationId: 'adminDashboard',
        summary: 'Get the figures of a period (default: the last 30 days, UTC) and of the previous period',
        querystring: DashboardQuery,
        response: { 200: success(DashboardSchema), ...problemResponses },
      },
    },
    async ({ query }) => {
      const period = choosePeriod(query, new Date())
      return { status: 'success' as const, data: await readDashboard(db, period, query.by) }
    },
  )

  app.get(
    '/admin/best-sellers',
    {
      onRequest: admin,
      schema: {
        ...shared,
        operationId: 'adminBestSellers',
        summary: 'List the ten products with the most pieces sold in a period',
        querystring: PeriodQuery,
        response: { 200: success(Type.Array(BestSellerSchema)), ...problemResponses },
      },
    },
    async ({ query }) => {
      const period = choosePeriod(query, new Date())
      const read = () => readBestSellers(db, period)
      const long = lengthOf(period) > LONG_DAYS
      const data = long ? await bestSellers.get(`${period.from} ${period.to}`, read) : await read()
      return { status: 'success' as const, data }
    },
  )

  app.get(
    '/admin/low-stock',
    {
      onRequest: admin,
      schema: {
        ...shared,
        operationId: 'adminLowStock',
        summary: 'List ten visible products with at most five pieces left, fewest first; count is capped at 1000',
        response: { 200: successPage(LowStockSchema), ...problemResponses },
      },
    },
    async () => ({ status: 'success' as const, ...(await readLowStock(db)) }),
  )
}

import { type Static, Type } from 'typebox'
import { Dollars } from '../http/field-schemas'
import { waitingCounts } from '../waiting/schema'
import { steps } from './period'

/** The last three fields are for releases of mf-admin that were built before the dashboard had routes of its own. */
export const SummarySchema = Type.Object(
  {
    ...waitingCounts,
    ordersToday: Type.Integer({ deprecated: true, description: 'Orders since midnight UTC, excluding cancelled ones' }),
    lowStock: Type.Integer({
      deprecated: true,
      description: 'Visible products with at most five pieces left, capped at 1000',
    }),
    revenue: Type.Array(Type.Object({ day: Type.String(), orders: Type.Integer(), total: Dollars }), {
      deprecated: true,
      description: 'The last 30 UTC days, oldest first, minus cancelled and returned pieces',
    }),
  },
  { title: 'AdminSummary' },
)
export type Summary = Static<typeof SummarySchema>

const Day = Type.String({ format: 'date', description: 'A UTC day' })

export const PeriodQuery = Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) })

export const DashboardQuery = Type.Object({
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  by: Type.Enum([...steps], { default: 'day', description: 'The length of one point; weeks begin on Monday' }),
})

const counted = {
  revenue: Type.Number({ description: 'Dollars: totals of the orders, minus cancelled and returned pieces' }),
  orders: Type.Integer({ description: 'Orders placed in the period, excluding cancelled ones' }),
  units: Type.Integer({ description: 'Pieces of these orders, excluding cancelled and returned ones' }),
  returns: Type.Integer({ description: 'Returns accepted in the period, whenever their orders were placed' }),
  visits: Type.Integer({ description: 'Page views counted by telemetry, at most two per hour and IP address' }),
}

const FiguresSchema = Type.Object(
  {
    ...counted,
    averageOrder: Type.Union([Dollars, Type.Null()], {
      description: 'Dollars: revenue divided by orders; null without orders',
    }),
    returnedUnits: Type.Integer(),
    returnedTotal: Dollars,
    conversion: Type.Union([Type.Number(), Type.Null()], {
      description:
        'Orders divided by visits, on days with visits; null if telemetry samples page views or has counted fewer visits than orders',
    }),
  },
  { title: 'DashboardFigures' },
)
export type Figures = Static<typeof FiguresSchema>

const PeriodSchema = Type.Object({ from: Day, to: Day })

export const DashboardSchema = Type.Object(
  {
    ...{ period: PeriodSchema, figures: FiguresSchema },
    ...{ periodBefore: PeriodSchema, figuresBefore: FiguresSchema },
    sampled: Type.Boolean({ description: 'Whether telemetry counted only a sample of the page views on any day' }),
    points: Type.Array(
      Type.Object({ start: Day, end: Type.String({ format: 'date', description: 'Its last day, UTC' }), ...counted }),
      { description: 'The period by day, week or month, oldest first; the first and last points may be partial' },
    ),
  },
  { title: 'Dashboard' },
)
export type Dashboard = Static<typeof DashboardSchema>
export type Point = Dashboard['points'][number]

const Shown = {
  _id: Type.String(),
  name: Type.String(),
  sku: Type.String(),
  image: Type.String({ description: 'Picture URL; empty without a picture' }),
}

export const BestSellerSchema = Type.Object(
  { ...Shown, units: Type.Integer(), revenue: Type.Number({ description: 'Dollars before discount and tax' }) },
  { title: 'BestSeller' },
)
export type BestSeller = Static<typeof BestSellerSchema>

export const LowStockSchema = Type.Object({ ...Shown, stock: Type.Integer() }, { title: 'LowStockProduct' })
export type LowStock = Static<typeof LowStockSchema>

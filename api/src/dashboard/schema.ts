import { type Static, Type } from 'typebox'
import { Dollars } from '../http/field-schemas'
import { waitingCounts } from '../waiting/schema'
import { steps } from './period'

/** The last three fields are for releases of mf-admin that were built before the dashboard had routes of its own. */
export const SummarySchema = Type.Object(
  {
    ...waitingCounts,
    ordersToday: Type.Integer({ deprecated: true, description: 'Since midnight UTC, without cancelled ones' }),
    lowStock: Type.Integer({
      deprecated: true,
      description: 'Shown products with five or fewer pieces left; 1000 stands for more, too',
    }),
    revenue: Type.Array(Type.Object({ day: Type.String(), orders: Type.Integer(), total: Dollars }), {
      deprecated: true,
      description: 'The last 30 days, oldest first, less what was cancelled and what came back; days are UTC',
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
  by: Type.Enum([...steps], { default: 'day', description: 'What one point covers; weeks begin on Monday' }),
})

const counted = {
  revenue: Type.Number({ description: 'Dollars: totals of the orders, less what was cancelled and what came back' }),
  orders: Type.Integer({ description: 'Orders placed that are not cancelled' }),
  units: Type.Integer({ description: 'Their pieces that were neither cancelled nor came back' }),
  returns: Type.Integer({ description: 'Returns accepted, of whatever orders' }),
  visits: Type.Integer({ description: 'Page views that telemetry counted, at most two an hour of one address' }),
}

const FiguresSchema = Type.Object(
  {
    ...counted,
    averageOrder: Type.Union([Dollars, Type.Null()], { description: 'Revenue by orders; null without orders' }),
    returnedUnits: Type.Integer(),
    returnedTotal: Dollars,
    conversion: Type.Union([Type.Number(), Type.Null()], {
      description: 'Orders by visits, of the days with visits; null where telemetry does not count all',
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
    sampled: Type.Boolean({ description: 'Whether telemetry counted only a share of the page views on some day' }),
    points: Type.Array(
      Type.Object({ start: Day, end: Type.String({ format: 'date', description: 'Its last day' }), ...counted }),
      { description: 'The period by day, week or month, oldest first; the first and last may be cut' },
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
  image: Type.String({ description: 'Address of a picture; empty without' }),
}

export const BestSellerSchema = Type.Object(
  { ...Shown, units: Type.Integer(), revenue: Type.Number({ description: 'Dollars before discount and tax' }) },
  { title: 'BestSeller' },
)
export type BestSeller = Static<typeof BestSellerSchema>

export const LowStockSchema = Type.Object({ ...Shown, stock: Type.Integer() }, { title: 'LowStockProduct' })
export type LowStock = Static<typeof LowStockSchema>

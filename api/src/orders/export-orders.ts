import { and, getTableColumns, type SQL } from 'drizzle-orm'
import type { Database, Queries } from '../database/database'
import { toDollars } from '../http/cents-and-dollars'
import { csvHeadings, csvRows } from '../http/csv'
import { digitsCell, spreadsheetTime } from '../http/spreadsheet-cells'
import { type KeysetQuery, keysetPage, toKeysetPage } from '../keyset/keyset-page'
import { adminFilters } from './admin-filter'
import type { AdminOrderSort, AdminOrdersExportQuery } from './admin-list-schema'
import { adminOrderSorts } from './admin-sorts'
import { refundCents } from './order-totals'
import { type Details, findDetails, type OrderRow } from './queries'
import { orders } from './table'

/** Orders that are held in memory at once. */
const SIZE = 200

const columns = [
  ...[
    'number',
    'placedAt (UTC)',
    'status',
    'payment',
    'paidAt (UTC)',
    'name',
    'email',
    'phone',
    'street',
    'subDistrict',
  ],
  ...['district', 'postalCode', 'country', 'notes', 'subtotal', 'discount', 'coupon', 'shipping', 'tax', 'taxPercent'],
  ...['total', 'refund', 'refunded', 'pieces', 'items', 'sellers', 'tracking', 'id'],
]

function toRecord(row: OrderRow, { lines, parcels, senders }: Details) {
  const own = lines.filter(({ orderId }) => orderId === row.id)
  const names = new Map(senders.map(({ id, shopName }) => [id, shopName]))
  const sent = parcels.filter(({ orderId, trackingNumber }) => orderId === row.id && trackingNumber)
  const sellers = [
    ...new Set(own.map(({ sellerId }) => (sellerId === null ? 'Superium' : (names.get(sellerId) ?? '')))),
  ]
  const dollars = (cents: number): string => toDollars(cents).toFixed(2)
  return {
    ...{ number: row.orderNumber, status: row.status, payment: row.paymentType },
    'placedAt (UTC)': spreadsheetTime(row.createdAt),
    'paidAt (UTC)': row.paidAt ? spreadsheetTime(row.paidAt) : '',
    ...{ name: row.name, email: row.email, phone: digitsCell(row.phone) },
    ...{
      street: row.street,
      subDistrict: row.subDistrict,
      district: row.district,
      postalCode: digitsCell(row.postalCode),
    },
    ...{ country: row.country, notes: row.orderNotes, subtotal: dollars(row.subtotalCents) },
    ...{ discount: dollars(row.discountCents), coupon: row.couponCode ?? '', shipping: dollars(row.shippingCents) },
    ...{ tax: dollars(row.taxCents), taxPercent: row.taxBasisPoints / 100, total: dollars(row.totalCents) },
    ...{ refund: dollars(refundCents(row)), refunded: dollars(row.refundedCents) },
    pieces: own.reduce((count, { quantity, cancelled }) => count + quantity - cancelled, 0),
    items: own.map(toItem).join('\n'),
    sellers: sellers.join(', '),
    tracking: sent.map(({ carrier, trackingNumber }) => `${carrier} ${trackingNumber}`).join('\n'),
    id: row.id,
  }
}

function toItem({ quantity, cancelled, name, variantName, sku }: Details['lines'][number]): string {
  const title = [name, variantName].filter(Boolean).join(', ')
  return `${quantity - cancelled} × ${title}${sku && ` (${sku})`}`
}

const csv = (rows: readonly OrderRow[], details: Details): string =>
  csvRows(
    rows.map((row) => toRecord(row, details)),
    columns,
  )

function wholeOrders(db: Queries, query: KeysetQuery & { sort: AdminOrderSort }, scope: SQL | undefined) {
  const { beyond, order, value } = keysetPage(adminOrderSorts[query.sort], orders.id, query)
  return db
    .select({ ...getTableColumns(orders), sortValue: value })
    .from(orders)
    .where(and(scope, beyond))
    .orderBy(...order)
    .limit(query.size + 1)
}

/**
 * Exports the matching orders as CSV in pieces, each read after the one before has been sent. Amounts are in dollars,
 * times in UTC. Rows are in the list's order, but newest first if that is by total: a total may change during the
 * export, and its order would then appear twice or not at all. 400 as in `adminFilter`, before the first piece.
 */
export async function* exportOrders(db: Database, query: AdminOrdersExportQuery): AsyncGenerator<string, void> {
  const { walked: scope } = await adminFilters(db, query)
  const sort = query.sort === 'oldest' ? 'oldest' : 'newest'
  let after: string | undefined
  do {
    const place = { size: SIZE, sort, ...(after && { after }) } as const
    const { rows, next } = toKeysetPage(await wholeOrders(db, place, scope), place)
    yield (after ? '' : csvHeadings(columns)) + csv(rows, await findDetails(db, rows))
    after = next
  } while (after)
}

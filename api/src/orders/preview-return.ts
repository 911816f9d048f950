import type { Queries } from '../database/database'
import { toDollars } from '../http/cents-and-dollars'
import type { Identity } from '../identity/identity'
import { isPaidToCourier } from './is-ready-to-send'
import type { Pieces } from './pieces'
import { findDetails } from './queries'
import { getOrderRow } from './read-orders'
import { chooseReturn } from './request-return'
import { valueReturns } from './value-returns'

/**
 * What the caller would get back for pieces of an own order, in dollars, by the calculation of the request itself; it changes
 * nothing. 404 and 409 as `requestReturn`.
 */
export async function previewReturn(db: Queries, identity: Identity, id: string, asked: Pieces[]): Promise<number> {
  const row = await getOrderRow(db, { ...identity, admin: false }, id)
  const order = { row, ...(await findDetails(db, [row])) }
  const returns = valueReturns(order, chooseReturn(order, 'buyer', asked, new Date()))
  const isPaid = row.paidAt !== null || isPaidToCourier(row)
  return toDollars(isPaid ? returns.reduce((sum, { valueCents }) => sum + valueCents, 0) : 0)
}

/** Reads pieces from a query: `0:2,1:1` are two of line 0 and one of line 1. */
export const readPieces = (lines: string): Pieces[] =>
  lines.split(',').map((one) => {
    const [lineNumber, quantity] = one.split(':').map(Number)
    return { lineNumber: lineNumber ?? 0, quantity: quantity ?? 0 }
  })

import { isPaidToCourier } from '../is-ready-to-send'
import { piecesToSend } from '../pieces'
import type { LineRow, OrderRow, ParcelRow, PaymentRow } from '../queries'
import { shareCents } from '../share-cents'

/** The cash that the courier collects for a sent parcel, or for the parcel that a sender has yet to send. */
export interface ParcelCash {
  /** The seller that sends it; null for the shop itself. */
  sellerId: string | null
  /** Absent if the pieces have not been sent yet. */
  parcel?: ParcelRow
  cents: number
  /** By whose word the courier has collected it, from the ledger. */
  reported?: PaymentRow | undefined
  /** Who has confirmed that. */
  confirmed?: PaymentRow | undefined
}

/** Cash of a parcel that has arrived. */
export type ArrivedCash = ParcelCash & { parcel: ParcelRow }

/** Whether the courier has collected cash that no administrator has confirmed. */
export const isToConfirm = (cash: ParcelCash): cash is ArrivedCash =>
  Boolean(cash.parcel?.deliveredAt) && cash.cents > 0 && !cash.confirmed

/** The parts of an order that say what the courier collects for it. */
export interface CashOrder {
  row: OrderRow
  lines: readonly LineRow[]
  parcels: readonly ParcelRow[]
  ledger: readonly PaymentRow[]
}

/**
 * The cash that the courier collects for each parcel of an order; empty if it has been paid. An amount is the price of a
 * parcel's pieces with their share of discount, tax and delivery, and all amounts add up to the order's total. The
 * total is split between senders first, so that a sender's amounts do not depend on how others pack. Cash that has been
 * reported stays as it is when the order changes; the parcels to come make up for the difference.
 */
export function cashByParcel({ row, lines, parcels, ledger }: CashOrder): ParcelCash[] {
  if (!isPaidToCourier(row) || row.paidAt !== null || row.status === 'Cancelled') return []
  const priceOf = (lineNumber: number): number => lines.find((line) => line.lineNumber === lineNumber)?.priceCents ?? 0
  const senders = [...new Set(lines.map(({ sellerId }) => sellerId))].map((sellerId) => {
    const sent = parcels
      .filter((one) => one.sellerId === sellerId)
      .map((parcel) => ({
        parcel,
        goods: parcel.lines.reduce((sum, { lineNumber, quantity }) => sum + priceOf(lineNumber) * quantity, 0),
      }))
    const left = lines.filter((line) => line.sellerId === sellerId && piecesToSend(line) > 0)
    const goods = left.reduce((sum, line) => sum + line.priceCents * piecesToSend(line), 0)
    return { sellerId, groups: [...sent, ...(left.length > 0 ? [{ parcel: undefined, goods }] : [])] }
  })
  const sending = senders.filter(({ groups }) => groups.length > 0)
  const goodsOf = (groups: readonly { goods: number }[]): number => groups.reduce((sum, { goods }) => sum + goods, 0)
  const shares = shareCents(
    row.totalCents,
    sending.map(({ groups }) => goodsOf(groups)),
  )
  const cash = sending.flatMap(({ sellerId, groups }, index) => {
    const weights = groups.map(({ goods }) => goods)
    const amounts = oneAfterTheOther(shares[index] ?? 0, weights)
    return groups.map(({ parcel }, group) => {
      const rowOf = (kind: PaymentRow['kind']) =>
        ledger.find((one) => parcel !== undefined && one.parcelId === parcel.id && one.kind === kind)
      const told = { reported: rowOf('cash-reported'), confirmed: rowOf('cash-confirmed') }
      return { sellerId, ...(parcel && { parcel }), cents: amounts[group] ?? 0, ...told }
    })
  })
  return withReported(cash)
}

/**
 * The part of the delivery cost in cents that no courier collects any more, because everything that is still to come has been
 * cancelled.
 */
export function waivedDelivery(order: CashOrder): number {
  const cash = cashByParcel(order)
  const missing = order.row.totalCents - cash.reduce((sum, { cents }) => sum + cents, 0)
  return cash.length === 0 ? 0 : Math.min(order.row.shippingCents, Math.max(0, missing))
}

/** Puts the reported amounts in place of the calculated ones; the other parcels share the difference. */
function withReported(cash: readonly ParcelCash[]): ParcelCash[] {
  const open = cash.filter(({ reported }) => !reported)
  const missing = cash.reduce((sum, { cents, reported }) => sum + (reported ? cents - reported.cents : 0), 0)
  const due = open.reduce((sum, { cents }) => sum + cents, 0)
  const shares = shareCents(
    Math.max(0, due + missing),
    open.map(({ cents }) => cents),
  )
  return cash.map((one) => ({
    ...one,
    cents: one.reported?.cents ?? (missing === 0 ? one.cents : (shares[open.indexOf(one)] ?? 0)),
  }))
}

/** Splits a sender's amount so that the contents of later parcels do not change the amount of an earlier one. */
function oneAfterTheOther(cents: number, weights: readonly number[]): number[] {
  const shares: number[] = []
  let [left, rest] = [cents, [...weights]]
  while (rest.length > 0) {
    const [first = 0, ...others] = rest
    const [share = 0] = shareCents(left, others.length > 0 ? [first, others.reduce((sum, one) => sum + one, 0)] : [1])
    shares.push(share)
    left -= share
    rest = others
  }
  return shares
}

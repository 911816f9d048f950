import { canBeSoldAgain } from '@superium/shared/constants'
import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { transactionWithRetries } from '../database/transaction-with-retries'
import { badField, conflict, notFound } from '../http/problem'
import type { Identity } from '../identity/identity'
import { figuresOf } from '../order-figures/order-figures'
import { type AcceptedReturn, recordChange } from '../order-figures/record-change'
import type { MovementActor } from '../stock/kinds'
import { addToLines } from './add-to-lines'
import type { ReturnDecision } from './change-schema'
import { type LockedOrder, lockOrder, lockRow } from './lock-order'
import type { OrderParts } from './order-parts'
import { parseStatus } from './order-status'
import { returnValue } from './order-totals'
import type { StepBy } from './parcels/step-by'
import { type Pieces, piecesLeft, piecesOf } from './pieces'
import { piecesKept } from './pieces-to-review'
import type { LineRow, OrderRow, ReturnRow } from './queries'
import { getOrder } from './read-orders'
import { recordEvent } from './record-event'
import { recordRefundDue } from './record-payments'
import { returnPiecesToStock } from './return-pieces-to-stock'
import { revalueWaitingReturns, withReturned } from './revalue-waiting-returns'
import type { Order } from './schema'
import { orderReturns, orders } from './table'
import { tellBuyer } from './tell-buyer'
import { withdrawReviews } from './withdraw-reviews'

/** The decision on a return, made by somebody who may move stock. */
type ReturnStep = StepBy & { actor: MovementActor }

/** Throws a 400 for a refusal without a note. */
export function requireReason({ accept, note = '' }: ReturnDecision): void {
  if (!accept && note.trim() === '') throw badField('note', 'note is required: say why the return is refused.')
}

/** Decides a return of any seller's products as an administrator. Throws like `settleReturn`. */
export async function decideReturn(
  parts: OrderParts,
  identity: Identity,
  id: string,
  returnId: string,
  decision: ReturnDecision,
): Promise<Order> {
  requireReason(decision)
  await transactionWithRetries(parts.db, async (tx) => {
    const order = await lockOrder(tx, identity, id)
    const asked = order.returns.find((one) => one.id === returnId.toLowerCase())
    await settleReturn(tx, parts, order, asked, decision, {
      ...{ actor: 'admin', actorId: identity.uid, at: new Date(), note: decision.note },
    })
  })
  return getOrder(parts, identity, 'admin', id)
}

/**
 * Accepts a return of a locked order, which puts its pieces back into stock or writes them off, or refuses it. The order
 * becomes “Returned” if nothing delivered remains, else “Delivered”, unless another return waits; while parcels are in
 * transit its status stays. 404 for an unknown return, 409 for a decided one.
 */
export async function settleReturn(
  tx: Queries,
  parts: OrderParts,
  order: LockedOrder,
  asked: ReturnRow | undefined,
  { accept, restock = true }: Pick<ReturnDecision, 'accept' | 'restock'>,
  step: ReturnStep,
): Promise<void> {
  if (!asked) throw notFound('such return')
  if (asked.state !== 'requested') throw conflict(`The return has been ${asked.state} already.`)
  const decided = await writeDecision(tx, parts, order, asked, { accept, restock }, step)
  if (accept) await takeBack(tx, order, [decided], step)
}

/**
 * Accepts all waiting returns of a locked order, or none if one of them fails. Resolves to whether there were any. Pieces go
 * back into stock, except those that were returned as damaged.
 */
export async function acceptWaitingReturns(
  tx: Queries,
  parts: OrderParts,
  order: LockedOrder,
  step: ReturnStep,
): Promise<boolean> {
  const decided: Decided[] = []
  for (const { id } of order.returns.filter(({ state }) => state === 'requested')) {
    // The refund of each return depends on those before it.
    const now = await lockRow(tx, order.row.userId, order.row.id)
    const asked = now.returns.find((one) => one.id === id)
    if (!asked) continue
    const decision = { accept: true, restock: canBeSoldAgain(asked.chosenReason) }
    decided.push(await writeDecision(tx, parts, now, asked, decision, step))
  }
  await takeBack(tx, order, decided, step)
  return decided.length > 0
}

/** The order after a decision, and the pieces and amount that it returned. */
interface Decided {
  row: OrderRow
  lines: LineRow[]
  back: readonly Pieces[]
  restock: boolean
  cents: number
}

/**
 * Writes a decision, but not its stock and figures: those rows are shared with other orders, so they change once, at
 * the end of the transaction.
 */
async function writeDecision(
  tx: Queries,
  parts: OrderParts,
  { row, lines, returns }: LockedOrder,
  asked: ReturnRow,
  { accept, restock }: { accept: boolean; restock: boolean },
  step: ReturnStep,
): Promise<Decided> {
  const back = accept ? asked.lines : []
  const after = withReturned(lines, back)
  const waiting = returns.filter(({ id, state }) => state === 'requested' && id !== asked.id)
  const settled = after.some((line) => piecesLeft(line) > 0) ? 'Delivered' : 'Returned'
  const from = parseStatus(row.status)
  const onItsWay = from === 'Confirmed' || from === 'Shipped'
  const status = onItsWay ? from : waiting.length > 0 ? 'Return requested' : settled
  // The refund is fixed only now, because other returns may have been decided since the request.
  // The previous version cancels without the lines' shares, so that less than the share may be left to pay back.
  const most = row.totalCents - row.shippingCents - row.returnedCents
  const valueCents = accept ? Math.min(returnValue(row, lines, after), most) : asked.valueCents
  const { at, actorId, note = '' } = step
  await tx
    .update(orderReturns)
    .set({ state: accept ? 'accepted' : 'refused', note: note.trim(), decidedAt: at, decidedBy: actorId, valueCents })
    .where(and(eq(orderReturns.userId, row.userId), eq(orderReturns.orderId, row.id), eq(orderReturns.id, asked.id)))
  await tx
    .update(orders)
    .set({ status, ...(accept && { returnedCents: sql`${orders.returnedCents} + ${valueCents}` }) })
    .where(and(eq(orders.userId, row.userId), eq(orders.id, row.id)))
  await addToLines(tx, lines, back, 'returned')
  await revalueWaitingReturns(tx, row, after, waiting)
  const kind = accept ? 'return-accepted' : 'return-refused'
  const told = { ...step, kind, status, cents: valueCents, lines: asked.lines, sellerId: asked.sellerId } as const
  const event = await recordEvent(tx, row, { ...told, ...(accept && { restocked: restock }) })
  const changed = { ...row, status, returnedCents: row.returnedCents + (accept ? valueCents : 0) }
  await recordRefundDue(tx, row, changed, { ...told, eventId: event.id })
  await tellBuyer(tx, parts, row, 'return-decided')
  return { row: changed, lines: after, back, restock, cents: valueCents }
}

/**
 * Puts the pieces of accepted returns of a locked order back into stock or writes them off, removes them from the figures,
 * and withdraws reviews of fully returned lines.
 */
async function takeBack(
  tx: Queries,
  { row, lines, parcels }: LockedOrder,
  decided: readonly Decided[],
  { at, actor }: ReturnStep,
): Promise<void> {
  const last = decided.at(-1)
  if (!last) return
  const pieces = piecesBack(lines, decided)
  const lost = piecesBack(
    lines,
    decided.filter(({ restock }) => !restock),
  )
  const by = { actor, note: `Return of order ${row.orderNumber}` }
  await returnPiecesToStock(tx, row, lines, pieces, { pieces: lost, by })
  const kept = piecesKept({ row: last.row, parcels })
  const gone = last.lines.filter((line) => piecesOf(pieces, line.lineNumber) > 0 && kept(line) === 0)
  await withdrawReviews(
    tx,
    row.userId,
    row.id,
    gone.map(({ lineNumber }) => lineNumber),
  )
  const accepted = decided.map(({ back, cents }): AcceptedReturn => {
    return { at, units: sum(back.map(({ quantity }) => quantity)), cents }
  })
  await recordChange(tx, row, { before: figuresOf(row, lines), after: figuresOf(last.row, last.lines), accepted })
}

/** What came back of each line. */
const piecesBack = (lines: readonly LineRow[], decided: readonly Decided[]): Pieces[] =>
  lines.map(({ lineNumber }) => ({ lineNumber, quantity: sum(decided.map(({ back }) => piecesOf(back, lineNumber))) }))

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

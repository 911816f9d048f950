import { uuidv7 } from 'uuidv7'
import { recordAudit } from '../audit/record-audit'
import type { Queries } from '../database/database'
import { sellerEvents } from '../sellers/table'
import type { SellerEventKind } from './seller-state'

/** An event to record; `reason` is for the seller and may be empty. */
interface Step {
  kind: SellerEventKind
  actor: 'seller' | 'admin' | 'system'
  actorId: string
  at: Date
  reason?: string
}

/** Records an event of an application or shop in its transaction, and in the audit log with its other changes. */
export async function recordSellerEvent(
  tx: Queries,
  sellerId: string,
  step: Step,
  { before = {}, after = {} }: { before?: object; after?: object } = {},
): Promise<void> {
  const eventId = uuidv7()
  await tx.insert(sellerEvents).values({ sellerId, id: eventId, ...step })
  // The event has the reason.
  const told = { event: step.kind, eventId, ...after }
  await recordAudit(tx, { target: { kind: 'seller', id: sellerId }, before, after: told })
}

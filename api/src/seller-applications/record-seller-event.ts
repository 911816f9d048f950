import { uuidv7 } from 'uuidv7'
import { recordAudit } from '../audit/record-audit'
import type { Queries } from '../database/database'
import { sellerEvents } from '../sellers/table'
import type { SellerEventKind } from './seller-state'

/** A step to record; `reason` is what the seller reads, or empty. */
interface Step {
  kind: SellerEventKind
  actor: 'seller' | 'admin' | 'system'
  actorId: string
  at: Date
  reason?: string
}

/** Records a step of an application or shop in the transaction that takes it, in the audit, too, with what else it changed. */
export async function recordSellerEvent(
  tx: Queries,
  sellerId: string,
  step: Step,
  { before = {}, after = {} }: { before?: object; after?: object } = {},
): Promise<void> {
  await tx.insert(sellerEvents).values({ sellerId, id: uuidv7(), ...step })
  await recordAudit(tx, { target: { kind: 'seller', id: sellerId }, before, after: { event: step.kind, ...after } })
}

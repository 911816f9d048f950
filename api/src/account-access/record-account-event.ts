import { uuidv7 } from 'uuidv7'
import type { Queries } from '../database/database'
import { accountEvents } from './table'

interface AccountEvent {
  kind: 'disabled' | 'enabled' | 'signed-out'
  /** The account that did it. */
  actorId: string
  reason: string
}

/** Adds a step to the record of an account. */
export async function recordAccountEvent(db: Queries, uid: string, event: AccountEvent): Promise<void> {
  await db.insert(accountEvents).values({ uid, id: uuidv7(), at: new Date(), ...event })
}

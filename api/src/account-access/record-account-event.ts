import { uuidv7 } from 'uuidv7'
import type { Queries } from '../database/database'
import { accountEvents } from './table'

interface AccountEvent {
  kind: 'disabled' | 'enabled' | 'signed-out'
  /** The account that did it. */
  actorId: string
  reason: string
}

/** Adds a step to the record of an account; resolves to its id. */
export async function recordAccountEvent(db: Queries, uid: string, event: AccountEvent): Promise<string> {
  const id = uuidv7()
  await db.insert(accountEvents).values({ uid, id, at: new Date(), ...event })
  return id
}

import { uuidv7 } from 'uuidv7'
import type { Queries } from '../database/database'
import { accountEvents } from './table'

interface AccountEvent {
  kind: 'disabled' | 'enabled' | 'signed-out'
  /** The account of the person who did it. */
  actorId: string
  reason: string
}

/** Adds an event to the history of an account; resolves to its id. */
export async function recordAccountEvent(db: Queries, uid: string, event: AccountEvent): Promise<string> {
  const id = uuidv7()
  await db.insert(accountEvents).values({ uid, id, at: new Date(), ...event })
  return id
}

import type { Queries } from '../../database/database'
import type { Identity } from '../../identity/identity'
import { type LockedOrder, lockOrder } from '../lock-order'

/** A caller who handles parcels and returns of one order, and which parts of it are theirs. */
export interface ParcelKeeper {
  actor: 'admin' | 'seller'
  actorId: string
  /** Locks the order; 404 if no part of it is the caller's. */
  lock(tx: Queries): Promise<LockedOrder>
  /** Whether a line, parcel or return belongs to the caller. */
  owns(part: { sellerId: string | null }): boolean
}

/** An administrator handles every part of any order; `seen` as in `lockOrder`. */
export const adminKeeper = (identity: Identity, id: string, seen?: number): ParcelKeeper => ({
  actor: 'admin',
  actorId: identity.uid,
  lock: (tx) => lockOrder(tx, identity, id, seen),
  owns: () => true,
})

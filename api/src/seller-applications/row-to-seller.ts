import { mainPicture } from '../pictures/picture-address'
import type { SellerRow } from '../sellers/find-seller'
import type { sellerEvents } from '../sellers/table'
import type { OwnSeller } from './schema'
import { parseState, sellerEventKinds } from './seller-state'

export type SellerEventRow = typeof sellerEvents.$inferSelect

/** An event as the API sends it. */
export function toSellerEvent({ kind, reason, actor, at }: SellerEventRow): OwnSeller['events'][number] {
  return {
    kind: sellerEventKinds.find((known) => known === kind) ?? 'changed',
    reason,
    actor: actor === 'admin' || actor === 'seller' ? actor : 'system',
    at: at.toISOString(),
  }
}

/** An application or shop as its owner sees it, without the deciding administrators. */
export function toOwnSeller(row: SellerRow, events: readonly SellerEventRow[]): OwnSeller {
  const { id, slug, reason, firstName, lastName, email, phone, district, address, shopName, shopAddress, about } = row
  return {
    ...{ id, slug, reason, firstName, lastName, email, phone, district, address, shopName, shopAddress, about },
    state: parseState(row.state),
    emailVerified: row.emailVerifiedAt !== null,
    profilePicture: mainPicture([row.profilePicture]),
    logo: mainPicture([row.logo]),
    coverPhoto: mainPicture([row.coverPhoto]),
    appliedAt: row.appliedAt.toISOString(),
    events: events.map(toSellerEvent),
  }
}

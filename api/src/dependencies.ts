import type { Catalogue } from './catalogue/cached-catalogue'
import type { Database } from './database/database'
import type { TokenVerifier } from './identity/identity'
import type { IdentityAdmin } from './identity/identity-admin'
import type { ReadIdentityMails } from './mail/dev/identity-mails'
import type { Payments } from './payments/payments'
import type { PayoutKeys } from './payouts/payout-keys'
import type { PictureStore } from './pictures/picture-store'
import type { PriceRules } from './shipping/price-rules'
import type { ShopProfile } from './shop-settings/shop-profile'
import type { PictureProcess } from './uploads/picture-process'
import type { StreamTimes } from './waiting/event-stream'

/** Dependencies of the routes. */
export interface Dependencies {
  db: Database
  /**
   * A separate connection pool for placing orders and the checks before it: whether the account is open, and its rate
   * limit. By default `db`.
   */
  reservedDb?: Database
  /** Reads the catalogue; by default through caches. */
  catalogue?: Catalogue
  verifyToken: TokenVerifier
  /** Changes accounts at the identity service; absent without a service account. */
  identityAdmin?: IdentityAdmin
  /** Rules for delivery costs and tax. */
  priceRules: PriceRules
  shop: ShopProfile
  /** The folder of `.eml` files that `/dev/mail` lists; development sites only. */
  devMails?: string
  /** The messages that the Auth emulator would have sent, for the same page. */
  devIdentityMails?: ReadIdentityMails
  /** The ways to pay. */
  payments: Payments
  /** Encrypt sellers' account numbers; without keys, sellers cannot add payout methods. */
  payoutKeys?: PayoutKeys | null
  pictures: PictureStore
  /** Decodes uploads; by default in a separate process of this API. */
  pictureProcess?: PictureProcess
  /** Whether rate limits apply; `off` for load tests. */
  rateLimits: 'on' | 'off'
  /** Intervals of the event stream that differ from the usual ones. */
  streamTimes?: Partial<StreamTimes>
  /** The bearer token of `/internal`; without it those routes do not exist. */
  serviceToken?: string
}

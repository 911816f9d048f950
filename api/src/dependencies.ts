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

/** What routes depend on. */
export interface Dependencies {
  db: Database
  /**
   * Connections that nothing but placing an order takes, with what comes before it: whether the account is open, and the counting of
   * its calls. By default those of `db`.
   */
  reservedDb?: Database
  /** Reads the catalogue; by default through caches. */
  catalogue?: Catalogue
  verifyToken: TokenVerifier
  /** Changes accounts at the identity service; absent without a service account. */
  identityAdmin?: IdentityAdmin
  /** What delivery and tax cost. */
  priceRules: PriceRules
  shop: ShopProfile
  /** The folder of `.eml` files that `/dev/mail` lists; development sites only. */
  devMails?: string
  /** What the Auth emulator would have sent, for the same page. */
  devIdentityMails?: ReadIdentityMails
  /** The ways to pay. */
  payments: Payments
  /** Seal the account numbers of sellers; without them none is taken. */
  payoutKeys?: PayoutKeys | null
  pictures: PictureStore
  /** Decodes uploads; by default a process of this API's own. */
  pictureProcess?: PictureProcess
  /** Whether requests are limited; `off` for load tests. */
  rateLimits: 'on' | 'off'
  /** Milliseconds after which a stream of events ends and its reader connects again; ten minutes by default. */
  streamLifetimeMs?: number
  /** The bearer token of `/internal`; without it those routes do not exist. */
  serviceToken?: string
}

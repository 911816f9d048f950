import type { Catalogue } from './catalogue/catalogue'
import type { Database } from './database/database'
import type { TokenVerifier } from './identity/identity'
import type { PictureStore } from './pictures/picture-store'
import type { ShippingRules } from './shipping/shipping-rules'

/** What the routes are built on. */
export interface Dependencies {
  db: Database
  /** How the catalogue is read; remembers for seconds unless told otherwise. */
  catalogue?: Catalogue
  verifyToken: TokenVerifier
  shipping: ShippingRules
  pictures: PictureStore
  /** Requests per minute and caller by route class, or `off` for load tests. */
  rateLimits: 'on' | 'off'
  /** What the site's own servers show at `/internal`; without it those routes do not exist. */
  serviceToken?: string
}

import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { Catalogue } from '../catalogue/catalogue'
import type { Database } from '../database/database'
import type { TokenVerifier } from '../identity/identity'
import type { Pictures } from '../media/pictures'
import type { ShippingRules } from '../shipping/shipping'

/** A Fastify scope whose routes take their types from their TypeBox schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>

/** What the routes are built on. */
export interface Parts {
  db: Database
  /** How the catalogue is read; remembers for seconds unless told otherwise. */
  catalogue?: Catalogue
  verifyToken: TokenVerifier
  shipping: ShippingRules
  /** The shop's pictures; without them `/media` answers 404. */
  pictures?: Pictures
  /** Requests per minute and caller by route class, or `off` for load tests. */
  rateLimits: 'on' | 'off'
  /** What the site's own servers show at `/internal`; without it those routes do not exist. */
  serviceToken?: string
}

import { ROUTE, SITE_PATH } from './page-facts'
import { array, object, optional, type Parse, string } from './parse'
import { RELEASE_NAME } from './release-name'

/** A path that a remote used to answer; the site now answers it with a redirect (301) or as gone (410). */
export interface RetiredRoute {
  /** The remote that answered it, e.g. `mf-cart`. */
  name: string
  /** Route pattern, e.g. `/gift-cards/:id`. */
  path: string
  /** A path of this site, which may use the parameters of `path`; undefined: gone. */
  to?: string | undefined
}

/** Paths that one release may retire. */
const MAX_RETIRED = 100

/** A path that a release gives up, as the release declares it. */
export type Retirement = Omit<RetiredRoute, 'name'>

/** Parses the retirements of a release; throws `ParseError` with the field's path. */
export const parseRetirements: Parse<Retirement[]> = array(
  object({ path: string(ROUTE), to: optional(string(SITE_PATH)) }),
  MAX_RETIRED,
)

/** Parses the retired routes of a revision. */
export const parseRetiredRoutes: Parse<RetiredRoute[]> = array(
  object({ name: string(RELEASE_NAME), path: string(ROUTE), to: optional(string(SITE_PATH)) }),
)

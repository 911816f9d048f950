import type { CriticalPicture } from '@superium/shared/contract'
import { texts } from '../texts'

/** The content of a document's head, and the status of the response. */
export interface PageMetadata {
  title: string
  description: string
  /** Whether search engines may list it. */
  indexed: boolean
  /** Whether caches must not store it. */
  personal: boolean
  status: 200 | 404 | 410 | 500 | 503
  /** Path and query of the canonical address, if there is one. */
  canonical?: string | undefined
  /** Address of the picture in link previews. */
  image?: string | undefined
  /** Pictures above the fold. */
  pictures?: CriticalPicture[] | undefined
  /** Structured data (schema.org), one script element each. */
  jsonLd?: object[] | undefined
}

/** The page of an address that no remote answers, or whose record does not exist. */
export const NOT_FOUND: PageMetadata = { ...texts.pageNotFound, indexed: false, personal: false, status: 404 }

/** The page of a retired address without a redirect. */
export const GONE: PageMetadata = { ...texts.pageGone, indexed: false, personal: false, status: 410 }

import type { CriticalPicture } from '@superium/shared/contract'
import { texts } from '../texts'

/** What the head of a document says, and how it is answered. */
export interface PageMetadata {
  title: string
  description: string
  /** Whether search engines may list it. */
  indexed: boolean
  /** Whether no cache may store it. */
  personal: boolean
  status: 200 | 404 | 503
  /** Path and query of the canonical address; absent where there is none. */
  canonical?: string | undefined
  /** Address of a picture for link previews. */
  image?: string | undefined
  /** Pictures of the first view. */
  pictures?: CriticalPicture[] | undefined
  /** Structured data (schema.org), one script element for each. */
  jsonLd?: object[] | undefined
}

/** The page at an address that no remote answers, or that names nothing. */
export const NOT_FOUND: PageMetadata = { ...texts.pageNotFound, indexed: false, personal: false, status: 404 }

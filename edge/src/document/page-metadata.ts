import type { CriticalPicture } from '@superium/shared/contract'
import type { PageTexts } from '../texts'

/** What the head of a document says, and how it is answered. */
export interface PageMetadata extends PageTexts {
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

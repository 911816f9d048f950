import type { CriticalPicture, PageMeta } from '@superium/shared/contract'
import { array, boolean, number, object, optional, type Parse, record, string } from '@superium/shared/parse'

/** The first frame of a renderer's answer: what stands before the HTML. */
export interface RenderedHead {
  status: number
  meta?: PageMeta | undefined
  /** The remote that answered, and the name of the page's own chunk. */
  remote?: string | undefined
  chunk?: string | undefined
  /** Whether the remote could not be loaded here, or threw: the browser starts over. */
  failed?: boolean | undefined
  /** Where to go instead; there is no HTML then. */
  location?: string | undefined
  /** The id of the element before which there is nothing to paint; a shell older than this field names none. */
  paintFrom?: string | undefined
  /**
   * Whether every piece was there at the first byte. Only such a page has no nonce in it. Absent in what an older shell
   * answers: not so.
   */
  whole?: boolean | undefined
  /** Bytes of memory that the renderer holds. */
  memory: number
}

/** A field that a team may leave out, or set to null. */
const given =
  <T>(item: Parse<T>): Parse<T | undefined> =>
  (value, path) =>
    value === undefined || value === null ? undefined : item(value, path)

const parsePicture: Parse<CriticalPicture> = object({
  src: string(),
  srcset: string(),
  sizes: string(),
  inline: string(),
})

const parseMeta: Parse<PageMeta> = object({
  title: string(),
  description: given(string()),
  indexed: given(boolean),
  canonical: given(string()),
  image: given(string()),
  pictures: given(array(parsePicture)),
  jsonLd: given(array(record((value) => value))),
})

const parseHead: Parse<RenderedHead> = object({
  status: number(200, 599),
  meta: given(parseMeta),
  remote: optional(string()),
  chunk: optional(string()),
  failed: optional(boolean),
  // It goes into a header.
  location: optional(string(/^[!-~]+$/)),
  paintFrom: optional(string()),
  whole: optional(boolean),
  memory: number(0, Number.MAX_SAFE_INTEGER),
})

/**
 * Reads the first frame of a renderer's answer. A team's `meta` may return anything: `ParseError` names the field, and the
 * page is the browser's, where a title that is none would end the document.
 */
export const readHead = (json: string): RenderedHead => parseHead(JSON.parse(json))

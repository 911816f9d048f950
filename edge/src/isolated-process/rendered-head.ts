import type { CriticalPicture, PageMeta } from '@superium/shared/contract'
import { array, boolean, number, object, optional, type Parse, record, string } from '@superium/shared/parse'

/** Styles of form parts: `name` is emotion's, e.g. `mui 1a2b 3c4d`. */
export interface FormStyle {
  name: string
  text: string
}

/** First frame of a renderer's response: the data before the HTML. */
export interface RenderedHead {
  status: number
  meta?: PageMeta | undefined
  /** The remote of the page, and the name of the page's own chunk. */
  remote?: string | undefined
  chunk?: string | undefined
  /** Whether the remote failed to load or threw; the browser renders from scratch. */
  failed?: boolean | undefined
  /** Whether a call to the product API failed; set by the renderer, not by a release. */
  apiFailed?: boolean | undefined
  /** Whether there is no page, because the API gave its data too late; set by the renderer. */
  tooLate?: boolean | undefined
  /** Redirect target; there is no HTML then. */
  location?: string | undefined
  /** Id of the element that the first paint waits for; absent from older shells. */
  paintFrom?: string | undefined
  /** Whether the page was complete at its first byte, and so holds no nonce; absent (false) from older shells. */
  whole?: boolean | undefined
  /** Styles for the head that belong to the HTML, with emotion's name for them. */
  styles?: FormStyle[] | undefined
  /** Resident memory of the renderer in bytes. */
  memory: number
}

/** A field that may be left out or null. */
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
  apiFailed: optional(boolean),
  tooLate: optional(boolean),
  // It becomes a response header.
  location: optional(string(/^[!-~]+$/)),
  paintFrom: optional(string()),
  whole: optional(boolean),
  // Without `<`, the text cannot close its `<style>` element.
  styles: optional(array(object<FormStyle>({ name: string(/^[\w -]+$/), text: string(/^[^<]*$/) }), 20)),
  memory: number(0, Number.MAX_SAFE_INTEGER),
})

/**
 * Parses the first frame of a renderer's response. A route's `meta` may return anything; `ParseError` names the bad field,
 * and the browser renders the page.
 */
export const readHead = (json: string): RenderedHead => parseHead(JSON.parse(json))

import type { CriticalPicture, PageMeta } from '@superium/shared/contract'
import { array, boolean, number, object, optional, type Parse, record, string } from '@superium/shared/parse'
import type { RenderedHead } from './messages'

const parsePicture: Parse<CriticalPicture> = object({
  src: string(),
  srcset: string(),
  sizes: string(),
  inline: string(),
})

const parseMeta: Parse<PageMeta> = object({
  title: string(),
  description: optional(string()),
  canonical: optional(string()),
  image: optional(string()),
  pictures: optional(array(parsePicture)),
  jsonLd: optional(array(record((value) => value))),
})

const parseHead: Parse<RenderedHead> = object({
  status: number(200, 599),
  meta: optional(parseMeta),
  remote: optional(string()),
  chunk: optional(string()),
  failed: optional(boolean),
  location: optional(string()),
  paintFrom: optional(string()),
  whole: optional(boolean),
  memory: number(0, Number.MAX_SAFE_INTEGER),
})

/**
 * Reads the first frame of a renderer's answer. A team's `meta` may return anything: `ParseError` names the field, and the
 * page is the browser's, where a title that is none would end the document.
 */
export const readHead = (json: string): RenderedHead => parseHead(JSON.parse(json))

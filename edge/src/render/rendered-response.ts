import type { RenderedHead } from '../isolated-process/rendered-head'
import type { RenderedTail } from './renderer-messages'

/** A page from a renderer: its head, its HTML as it arrives, and the data after it. */
export interface Rendered {
  head: RenderedHead
  html: AsyncIterable<Uint8Array> | Uint8Array[]
  /** Undefined when the response broke off. */
  tail(): RenderedTail | undefined
}

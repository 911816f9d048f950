import { internalLinkUrl } from './internal-link-url'
import type { PrefetchPage } from './prefetch-page'

/** How long, in milliseconds, a mouse rests on a link before its page is prefetched. */
const REST_MS = 60
/** How long, in milliseconds, a prefetch waits after a press, which the page handles first. */
const BUSY_MS = 40

/** Prefetches the page of a link that is touched, pressed or focused, or on which a mouse rests. */
export function prefetchOnIntent(prefetch: PrefetchPage): void {
  let resting: ReturnType<typeof setTimeout> | undefined
  let pressed: Element | undefined
  const fetchPage = (link: Element): void => {
    const page = internalLinkUrl(link)
    if (page) void prefetch(page, 'page')
  }
  // One press fires three events. The press takes effect first, then the prefetch starts.
  const press = (event: Event): void => {
    const link = linkOf(event)
    if (!link || link === pressed) return
    pressed = link
    setTimeout(() => {
      pressed = undefined
      fetchPage(link)
    }, BUSY_MS)
  }
  const listen = (type: keyof DocumentEventMap, listener: (event: Event) => void): void =>
    document.addEventListener(type, listener, { capture: true, passive: true })

  for (const type of ['touchstart', 'pointerdown', 'focusin'] as const) listen(type, press)
  listen('pointerover', (event) => {
    clearTimeout(resting)
    const link = linkOf(event)
    if (link) resting = setTimeout(fetchPage, REST_MS, link)
  })
}

const linkOf = ({ target }: Event): Element | null => (target instanceof Element ? target.closest('a') : null)

import { pageOfLink } from './page-of-link'
import type { PrefetchPage } from './prefetch-page'

/** Milliseconds that a mouse rests on a link before it means it. */
const REST_MS = 60

/** Prefetches the page of a link that is touched, pressed or focused, or that a mouse rests on. */
export function followIntent(prefetch: PrefetchPage): void {
  let resting: ReturnType<typeof setTimeout> | undefined
  const now = ({ target }: Event): void => {
    const page = pageOfLink(target)
    if (page) void prefetch(page, 'page')
  }
  const listen = (type: keyof DocumentEventMap, listener: (event: Event) => void): void =>
    document.addEventListener(type, listener, { capture: true, passive: true })

  for (const type of ['touchstart', 'pointerdown', 'focusin'] as const) listen(type, now)
  listen('pointerover', (event) => {
    clearTimeout(resting)
    if (pageOfLink(event.target)) resting = setTimeout(now, REST_MS, event)
  })
}

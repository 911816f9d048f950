import { whenIdle } from '@superium/shared/ui'
import { idleQueue } from './idle-queue'
import { internalLinkUrl } from './internal-link-url'
import type { PrefetchPage } from './prefetch-page'

const AT_ONCE = 2
/** How many pages the links of one page may prefetch before the visitor shows intent. */
const MOST_PER_PAGE = 12

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether the connection allows prefetching. */
function mayFetchAhead(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '')
}

/**
 * Prefetches the pages of visible links in `content`, two at a time while the browser is idle and a bounded number
 * per page. For links outside of `<main>`, which are on every page, it prefetches only the code. It does nothing in
 * data-saving mode.
 */
export function prefetchInView(content: Element, prefetch: PrefetchPage): void {
  if (!('IntersectionObserver' in window) || !mayFetchAhead()) return
  const turn = idleQueue(AT_ONCE, whenIdle)
  let left = MOST_PER_PAGE
  let page = location.href
  const watched = new WeakSet<Element>()

  const inView = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const url = internalLinkUrl(target)
      if (!url) continue
      if (isIntersecting) turn.add(url.href, () => (target.closest('main') ? spend(url) : prefetch(url, 'code')))
      else turn.drop(url.href)
    }
  })
  const spend = async (url: URL): Promise<void> => {
    if (left <= 0 || document.hidden) return
    left -= 1
    await prefetch(url, 'page')
  }

  const look = (): void => {
    if (page !== location.href) {
      page = location.href
      left = MOST_PER_PAGE
    }
    // The page's own links come before those of header and footer.
    for (const link of [...content.querySelectorAll('main a[href]'), ...content.querySelectorAll('a[href]')]) {
      if (watched.has(link)) continue
      watched.add(link)
      inView.observe(link)
    }
  }
  let looking = false
  const lookSoon = (): void => {
    if (looking) return
    looking = true
    whenIdle(() => {
      looking = false
      look()
    })
  }
  new MutationObserver(lookSoon).observe(content, { childList: true, subtree: true })
  lookSoon()
}

import { $analyticsConsent, receiveEcommerceEvents } from '@superium/shared/state'
import { createRoot } from 'react-dom/client'
import { browserRefuses } from './consent'
import { ConsentNotice } from './consent-notice'
import { type GoogleTag, loadGoogleTag } from './google-tag'

/** The pages of this document: the shown one, and where the visitor goes from there. */
export interface ShownPages {
  path(): string
  /** Calls back whenever another page may be shown; returns a function that unsubscribes. */
  subscribe(changed: () => void): () => void
}

/**
 * Asks for consent and, once it is given, loads Google's tag and sends it the shop's events, including those queued in
 * this document before the answer. The notice has a separate React root, so that the page hydrates the same for
 * everybody. Returns a function that unsubscribes and removes the notice.
 */
export function startAnalytics(measurementId: string, pages: ShownPages): () => void {
  const refuses = browserRefuses()
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  root.render(<ConsentNotice refuses={refuses} />)
  if (refuses) {
    receiveEcommerceEvents(() => {})
    return () => root.unmount()
  }
  let tag: GoogleTag | undefined
  let shown = ''
  const follow = (): void => {
    if (!tag || pages.path() === shown) return
    shown = pages.path()
    tag.pageView(shown)
  }
  const leavePages = pages.subscribe(follow)
  const leaveConsent = $analyticsConsent.subscribe((consent) => {
    if (consent === 'granted' && !tag) {
      tag = loadGoogleTag(measurementId)
      shown = ''
      follow()
      receiveEcommerceEvents(tag.send)
    }
    if (consent !== 'denied') return
    tag?.stop()
    tag = undefined
    receiveEcommerceEvents(() => {})
  })
  return () => {
    leavePages()
    leaveConsent()
    root.unmount()
  }
}

import { $analyticsConsent, receiveEcommerceEvents } from '@superium/shared/state'
import { createRoot } from 'react-dom/client'
import { browserRefuses } from './consent'
import { ConsentNotice } from './consent-notice'
import { type GoogleTag, loadGoogleTag } from './google-tag'

/** The pages of this document: the shown one, and where the visitor goes from there. */
export interface ShownPages {
  path(): string
  /** Calls back whenever another page may be shown; returns how to stop that. */
  subscribe(changed: () => void): () => void
}

/**
 * Asks for consent and, once it is given, loads Google's tag and hands it the shop's events; those from before the answer
 * included, which had stayed in this document. The notice has a React root of its own, so the page hydrates as for everybody.
 * Returns how to take all of it away.
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

import type { AnyEcommerceEvent } from '@superium/shared/state'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Google's tag in this document. */
export interface GoogleTag {
  /** Sends one event. */
  send(event: AnyEcommerceEvent): void
  /**
   * Reports that the page at this path is shown; queries are not sent, because they may contain text that a visitor
   * typed.
   */
  pageView(path: string): void
  /** Stops the tag and removes its cookies. */
  stop(): void
}

/** Loads Google's tag for a measurement id, without advertising and without its own reports of page views. */
export function loadGoogleTag(id: string): GoogleTag {
  const disabled = `ga-disable-${id}`
  Object.assign(window, { [disabled]: false })
  const layer = window.dataLayer ?? []
  window.dataLayer = layer
  // The tag reads `arguments` objects; it ignores plain arrays.
  function gtag(..._values: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments)
  }
  const ads = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
  gtag('consent', 'default', { ...ads, analytics_storage: 'granted' })
  gtag('js', new Date())
  gtag('config', id, { send_page_view: false, allow_google_signals: false })
  const src = `https://www.googletagmanager.com/gtag/js?id=${id}`
  if (!document.querySelector(`script[src="${src}"]`)) {
    document.head.append(Object.assign(document.createElement('script'), { async: true, src }))
  }
  return {
    send: ({ name, params }) => gtag('event', name, params),
    pageView(path) {
      gtag('set', { page_location: location.origin + path })
      gtag('event', 'page_view')
    },
    stop() {
      Object.assign(window, { [disabled]: true })
      for (const name of document.cookie.match(/_ga[^=;]*(?==)/g) ?? []) {
        for (const domain of ['', `; domain=.${location.hostname.split('.').slice(-2).join('.')}`]) {
          // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser
          document.cookie = `${name}=; path=/; max-age=0${domain}`
        }
      }
    },
  }
}

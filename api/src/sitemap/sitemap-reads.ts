import type { onRequestAsyncHookHandler } from 'fastify'
import { createFairQueue } from '../fair-queue/fair-queue'
import { serviceGuard } from '../identity/service-guard'

/** Edges ask for one page after the other; more than these would only be answered too late. */
const ONE_AT_A_TIME = { running: 1, waiting: 10 }

/** How the feeds of the sitemap are read. */
export interface SitemapReads {
  /** Guards the routes: only the edges, which keep the sitemap for all visitors, have the service token. */
  onRequest: onRequestAsyncHookHandler[]
  /** Queues a read: each walks the whole shop, so no two run side by side. 503 when ten wait. */
  queueRead<T>(read: () => Promise<T>): Promise<T>
}

/** Without a service token, as on a site without edges, anybody may read the feeds. */
export function sitemapReads(serviceToken: string | undefined): SitemapReads {
  const queue = createFairQueue(ONE_AT_A_TIME)
  return {
    onRequest: serviceToken === undefined ? [] : [serviceGuard(serviceToken)],
    queueRead: (read) => queue('', read),
  }
}

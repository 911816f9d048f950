import { apis } from '../releases/site-locations'
import type { Page } from './site-test'

/**
 * Sends all calls of the API from these pages to one process, because others accept a session for up to five seconds
 * after its end. Resolves to the origin of that process.
 */
export async function useOneApi(...pages: Page[]): Promise<string> {
  const [api = ''] = apis()
  for (const page of pages)
    await page.route('**/api/v1/**', (route) => {
      const { pathname, search } = new URL(route.request().url())
      return route.continue({ url: api + pathname + search })
    })
  return api
}

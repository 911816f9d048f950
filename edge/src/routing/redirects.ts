import type { RequestAddress } from './request-address'

/** Where a request is sent instead. */
export interface Redirect {
  status: 301 | 302
  location: string
}

/**
 * The redirects of the site: `/details/:id` and the bare `/product-detail` (ruling on spec §2), and addresses with a
 * trailing or doubled slash. The location is always a path of this site: `//host` and `/\host` would leave it.
 */
export function redirectFor({ path, query }: RequestAddress): Redirect | undefined {
  const tidy = path.replace(/[/\\]{2,}/g, '/').replace(/^\\/, '/')
  const bare = tidy === '/' ? tidy : tidy.replace(/[/\\]+$/, '')

  const details = /^\/details\/([^/\\]+)$/i.exec(bare)
  if (details) return { status: 301, location: `/product-detail/${details[1]}${query}` }
  if (/^\/product-detail$/i.test(bare)) return { status: 302, location: `/products${query}` }
  return bare === path ? undefined : { status: 301, location: `${bare || '/'}${query}` }
}

import { array, boolean, constant, object, optional, type Parse, string } from './parse'

/** A route pattern: parts between slashes, each optional with a `?` at its end. */
export const ROUTE = /^(?=.{1,200}$)\/(?:[^\s?#/]+\??\/)*(?:[^\s?#/]+\??)?$/

/** An API address whose `:name` parts the page's parameters fill. */
const API_PATH = /^(?=.{1,200}$)\/api(?:\/:?[\w-]+)+$/

/** What the site's server knows of a page before it loads its remote (contract 2). */
export interface PageFacts {
  /** React Router pattern, e.g. `/product-detail/:id`. */
  path: string
  /** The title until the route's own `meta` says another; empty: the site's. */
  title: string
  /** The description until the route's own `meta` says another; empty: the site's. */
  description: string
  /** Whether search engines may list it. */
  indexed: boolean
  /** Whether it belongs to one person: no cache and no browser history may store its document. */
  personal: boolean
  /** Its rule in robots.txt; without it, personal pages are disallowed and others are not. */
  robots?: 'allow' | 'disallow' | undefined
  /** Query parameters that its canonical address keeps, e.g. `category`. */
  canonicalQuery?: readonly string[] | undefined
  /** Query parameters that make it a page which search engines must not list, e.g. `search`. */
  noindexQuery?: readonly string[] | undefined
  /** Its addresses in the sitemap, path and query; without it the path, if that is indexed and has no parameters. */
  sitemap?: readonly string[] | undefined
  /** An API address that lists the values of the path's one parameter for the sitemap (`api/src/sitemap`). */
  sitemapFeed?: string | undefined
  /** Where the API has what the page shows: it decides on 404, and names the page while that is not rendered. */
  lookup?: LookupFacts | undefined
}

/** An API address, and which fields of its `data` describe the page. */
export interface LookupFacts {
  /** E.g. `/api/v1/shop/data/:id`. */
  api: string
  title: string
  description: string
  /** A field that lists picture addresses. */
  images: string
}

/** An address that has moved. Parameters of `from` may stand in `to`; the query is kept. */
export interface RedirectFacts {
  /** React Router pattern, e.g. `/details/:id`. */
  from: string
  /** A path of this site, e.g. `/product-detail/:id`. */
  to: string
  status: 301 | 302
}

const names = array(string(/^[\w-]{1,40}$/))
const field = string(/^\w{1,40}$/)

export const parsePage: Parse<PageFacts> = object({
  path: string(ROUTE),
  title: string(/^.{0,120}$/),
  description: string(/^.{0,300}$/),
  indexed: boolean,
  personal: boolean,
  robots: optional(constant('allow', 'disallow')),
  canonicalQuery: optional(names),
  noindexQuery: optional(names),
  sitemap: optional(array(string(/^\/(?![/\\])[!-~]{0,300}$/))),
  sitemapFeed: optional(string(API_PATH)),
  lookup: optional(object<LookupFacts>({ api: string(API_PATH), title: field, description: field, images: field })),
})

export const parseRedirect: Parse<RedirectFacts> = object({
  from: string(ROUTE),
  to: string(/^(?=.{1,200}$)\/(?![/\\])(?:[\w.~:@+-]+\/)*(?:[\w.~:@+-]+)?$/),
  status: constant(301, 302),
})

/** The pages of a release. Contract 1 has only their paths: those pages are indexed, and nobody's own. */
export const pagesOf = ({ routes, pages }: { routes: string[]; pages?: PageFacts[] | undefined }): PageFacts[] =>
  pages ?? routes.map((path) => ({ path, title: '', description: '', indexed: true, personal: false }))

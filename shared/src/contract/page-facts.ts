import { array, boolean, constant, object, optional, type Parse, string } from './parse'

/** A route pattern: parts between slashes, optional with a trailing `?`. */
export const ROUTE = /^(?=.{1,200}$)\/(?:[^\s?#/]+\??\/)*(?:[^\s?#/]+\??)?$/u

/** The path of a page: a route pattern of plain characters, since `%` and `$` mean something else in robots.txt. */
const PAGE_PATH = /^(?=.{1,200}$)\/(?!\.{1,2}(?:\/|$))(?:[\w.~:@+-]+\??\/(?!\.{1,2}(?:\/|$)))*(?:[\w.~:@+-]+\??|\*)?$/u

/** Where a redirect leads: a path of this site. */
export const SITE_PATH = /^(?=.{1,200}$)\/(?![/\\])(?:[\w.~:@+-]+\/)*(?:[\w.~:@+-]+)?$/u

/** An API path; `:name` parts are filled with the page's parameters. */
const API_PATH = /^(?=.{1,200}$)\/api(?:\/:?[\w-]+)+$/u

/** Facts about a page that the server knows without loading the page's remote (contract 2). */
export interface PageFacts {
  /** React Router pattern, e.g. `/product-detail/:id`. */
  path: string
  /** Default title, which the route's `meta` overrides; an empty text means the site's title. */
  title: string
  /** Default description, which the route's `meta` overrides; an empty text means the site's description. */
  description: string
  /** Whether search engines may list it. */
  indexed: boolean
  /** Whether it shows one person's data; shared caches do not keep its document. */
  personal: boolean
  /**
   * What the shell shows around the page. `checkout`: a reduced header and footer; `none`: nothing, for a page with its
   * own header and menu. Default: the full header and footer.
   */
  chrome?: 'checkout' | 'none' | undefined
  /** Rule in robots.txt; by default personal pages are disallowed and others allowed. */
  robots?: 'allow' | 'disallow' | undefined
  /** Query parameters of its canonical address, e.g. `category`. */
  canonicalQuery?: readonly string[] | undefined
  /** Query parameters that exclude it from search engines, e.g. `search`. */
  noindexQuery?: readonly string[] | undefined
  /** Addresses in the sitemap, path and query; by default the path of an indexed page without parameters. */
  sitemap?: readonly string[] | undefined
  /** API path that lists the values of the path's only parameter for the sitemap (`api/src/sitemap`). */
  sitemapFeed?: string | undefined
  /**
   * API record that the server reads for a page it did not render: it decides between 200 and 404 and gives title and
   * picture.
   */
  lookup?: LookupFacts | undefined
}

/** An API path, and the fields of its `data` that describe the page. */
export interface LookupFacts {
  /** E.g. `/api/v1/shop/data/:id`. */
  api: string
  /** Field with the title. */
  title: string
  /** Field with the description. */
  description: string
  /** Field with a list of picture addresses. */
  images: string
}

/** A moved address. `to` may use the parameters of `from`; the query is kept. */
export interface RedirectFacts {
  /** React Router pattern, e.g. `/details/:id`. */
  from: string
  /** A path of this site, e.g. `/product-detail/:id`. */
  to: string
  /** 301 for a permanent move, 302 for a temporary one. */
  status: 301 | 302
}

const names = array(string(/^[\w-]{1,40}$/), 20)
const field = string(/^\w{1,40}$/)

/** Addresses that one page may add to the sitemap. */
const MAX_SITEMAP = 1_000

export const parsePage: Parse<PageFacts> = object({
  path: string(PAGE_PATH),
  title: string(/^.{0,120}$/u),
  description: string(/^.{0,300}$/u),
  indexed: boolean,
  personal: boolean,
  chrome: optional(constant('checkout', 'none')),
  robots: optional(constant('allow', 'disallow')),
  canonicalQuery: optional(names),
  noindexQuery: optional(names),
  sitemap: optional(array(string(/^\/(?![/\\])[!-~]{0,300}$/), MAX_SITEMAP)),
  sitemapFeed: optional(string(API_PATH)),
  lookup: optional(object<LookupFacts>({ api: string(API_PATH), title: field, description: field, images: field })),
})

export const parseRedirect: Parse<RedirectFacts> = object({
  from: string(ROUTE),
  to: string(SITE_PATH),
  status: constant(301, 302),
})

/** The pages of a release. Contract 1 has only paths, so its pages default to indexed and not personal. */
export const pagesOf = ({ routes, pages }: { routes: string[]; pages?: PageFacts[] | undefined }): PageFacts[] =>
  pages ?? routes.map((path) => ({ path, title: '', description: '', indexed: true, personal: false }))

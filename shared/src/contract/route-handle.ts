/** A picture above the fold; `criticalPicture` of the UI kit creates one. */
export interface CriticalPicture {
  /** `src` of its `<img>`. */
  src: string
  /** `srcset` of its AVIF files, and `sizes` of its `<source>`. */
  srcset: string
  sizes: string
  /** AVIF file of a phone's width, which is inlined into the document. */
  inline: string
}

/** The head of a page's document; a route's `meta` returns it from the loader's data. */
export interface PageMeta {
  title: string
  description?: string | undefined
  /**
   * False excludes this address from search engines because of its data; the page's facts can exclude all its
   * addresses.
   */
  indexed?: boolean | undefined
  /** Path and query of the canonical address. */
  canonical?: string | undefined
  /** Address of the picture in link previews. */
  image?: string | undefined
  /** The most important pictures above the fold, preloaded; three at most. */
  pictures?: CriticalPicture[] | undefined
  /** Structured data (schema.org), one object per `<script type="application/ld+json">`. */
  jsonLd?: object[] | undefined
}

/** The `handle` of a remote's route: what shell and server need besides its component. */
export interface RouteHandle<Data = never> {
  /** `browser`: the page shows personal state (cart, account), so its loader runs in the browser only, and its data are never cached. */
  render?: 'browser'
  /**
   * With `render: 'browser'`: the server renders the page signed out, with null as loader data. The page shows what is
   * the same for everybody and requests its data once the session is known. Without `frame`, or with an older shell,
   * the server sends a placeholder.
   */
  frame?: true
  /** Name of the page's own chunk (`webpackChunkName`), whose files are preloaded. */
  chunk?: string
  meta?(data: Data, address: { params: Record<string, string | undefined>; url: URL }): PageMeta
}

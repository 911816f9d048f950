/** A picture of the shop that belongs to a page's first paint; `criticalPicture` of the UI kit makes one. */
export interface CriticalPicture {
  /** The address that its `<img>` has as `src`. */
  src: string
  /** Its AVIF files as a `srcset`, and the `sizes` that its `<source>` has. */
  srcset: string
  sizes: string
  /** The AVIF file that is as wide as a phone shows it: it is sent inside of the document. */
  inline: string
}

/** What the head of a page's document says; a route's `meta` makes it from the loader's data. */
export interface PageMeta {
  title: string
  description?: string | undefined
  /** False where its data make it a page that search engines must not list; its facts may say so for all. */
  indexed?: boolean | undefined
  /** Path and query of the canonical address. */
  canonical?: string | undefined
  /** Address of a picture for link previews. */
  image?: string | undefined
  /** The most important pictures of the first view, fetched before all else; two or three at most. */
  pictures?: CriticalPicture[] | undefined
  /** Structured data (schema.org), one object for each `<script type="application/ld+json">`. */
  jsonLd?: object[] | undefined
}

/** The `handle` of a remote's route: what host and site server must know of a page besides its component. */
export interface RouteHandle<Data = never> {
  /** `browser`: the page shows a person's own state (cart, account); the server sends a placeholder for it. */
  render?: 'browser'
  /** The name of the page's own chunk (`webpackChunkName`), so that its files can be hinted at. */
  chunk?: string
  meta?(data: Data, address: { params: Record<string, string | undefined>; url: URL }): PageMeta
}

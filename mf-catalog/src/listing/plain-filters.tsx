import css from './plain-filters.module.css'
import { PlainForm, PlainLinks, type PlainListing } from './plain-form.server'

// React renders the content of `noscript` only on the server, so that browsers do not even have its code.

/** The filters and sort order for browsers without scripts. */
export const PlainFilters = (listing: PlainListing) => (
  <noscript>{PlainForm && <PlainForm {...listing} css={css} />}</noscript>
)

/** Links to the previous and next page for browsers without scripts. */
export const PlainPages = (listing: PlainListing) => (
  <noscript>{PlainLinks && <PlainLinks {...listing} css={css} />}</noscript>
)

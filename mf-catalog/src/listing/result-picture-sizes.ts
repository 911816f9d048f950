/** The `sizes` attribute of a product picture in a listing. */
export const RESULT_SIZES =
  '(min-width: 1440px) 259px, (min-width: 1200px) 17vw, (min-width: 900px) 23vw, (min-width: 700px) 30vw, 46vw'

/** Number of products that a phone shows without scrolling; their pictures load first. */
export const CRITICAL_RESULTS = 2

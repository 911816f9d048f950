/** The `sizes` of a product's picture in a listing. */
export const RESULT_SIZES = '(min-width: 1280px) 210px, (min-width: 900px) 28vw, (min-width: 700px) 30vw, 46vw'

/** How many products a phone shows before anybody scrolls. */
export const CRITICAL_RESULTS = 2

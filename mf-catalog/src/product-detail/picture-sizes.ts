/** The `sizes` of the large picture of a product's page. */
export const PICTURE_SIZES = '(min-width: 1280px) 470px, (min-width: 700px) 45vw, 92vw'

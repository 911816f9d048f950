/** The `sizes` attribute of the large picture. */
export const PICTURE_SIZES = '(min-width: 1280px) 470px, (min-width: 700px) 45vw, 92vw'

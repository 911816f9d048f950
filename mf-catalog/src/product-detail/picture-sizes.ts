/** The `sizes` attribute of the large picture. */
export const PICTURE_SIZES = '(min-width: 1440px) 681px, (min-width: 760px) 47vw, 100vw'

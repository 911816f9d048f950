/** The `sizes` of the cover: as wide as the page's content. */
export const COVER_SIZES = '(min-width: 1440px) 1360px, 94vw'

/** The `sizes` of the logo and the owner's picture. */
export const LOGO_SIZES = '(min-width: 700px) 120px, 80px'
export const OWNER_SIZES = '48px'

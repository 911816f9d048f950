/** The `sizes` attribute of a slide's picture; phones crop it to a height of 240 pixels. */
export const SLIDE_SIZES = '(min-width: 1440px) 1360px, (min-width: 700px) 95vw, 550px'

/** The `sizes` attribute of a slide's picture; a phone crops it to a height of 240 pixels. */
export const SLIDE_SIZES = '(min-width: 1280px) 860px, (min-width: 1100px) 66vw, (min-width: 700px) 100vw, 550px'

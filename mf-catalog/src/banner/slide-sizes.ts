/** The `sizes` of a slide's picture; on a phone it is 240 pixels high and cut at its left. */
export const SLIDE_SIZES = '(min-width: 1280px) 860px, (min-width: 1100px) 66vw, (min-width: 700px) 100vw, 550px'

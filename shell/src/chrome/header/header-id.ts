/** The page's first visible element. Documents tell browsers not to paint before it. */
export const HEADER_ID = 'header'

/** The first element of a page that there is something to see of: documents tell browsers to paint nothing before it. */
export const HEADER_ID = 'header'

/** The URL path of a picture at 640 pixels; clients replace the file name for other sizes and formats. */
export const pictureAddress = (key: string): string => `/media/${key}/640.webp`

/** The picture key in one of this shop's picture paths; empty for other addresses. */
export const keyOfAddress = (address: string): string => /^\/media\/([^/]+)\/640\.webp$/.exec(address)?.[1] ?? ''

/** The path of the main picture, the first one; empty if there is none. */
export const mainPicture = ([key]: readonly string[]): string => (key ? pictureAddress(key) : '')

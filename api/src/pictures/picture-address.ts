/** The address of a picture at the width that product lists name; the same picture exists at others. */
export const pictureAddress = (key: string): string => `/media/${key}/640.webp`

/** The picture key in an address of ours. */
export const keyOfAddress = (address: string): string => /^\/media\/([^/]+)\/640\.webp$/.exec(address)?.[1] ?? ''

/** The address of the first of these pictures, the main one; empty where there is none. */
export const mainPicture = ([key]: readonly string[]): string => (key ? pictureAddress(key) : '')

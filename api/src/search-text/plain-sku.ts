/** The hyphens and dashes that keyboards and word processors put for `-`. */
const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g

/** A typed SKU with plain hyphens, in lower case. */
export const plainSku = (typed: string): string => typed.normalize('NFKC').replace(DASHES, '-').trim().toLowerCase()

import type { StagedItem } from './parse-item'

/** The pictures of a variant's row: those it names as its own, or those in which it differs from its group's first row. */
export const variantPictures = (row: StagedItem, [first]: readonly [StagedItem, ...StagedItem[]]): string[] => {
  if (row.variant_images.length > 0) return row.variant_images
  return JSON.stringify(row.images) === JSON.stringify(first.images) ? [] : row.images
}

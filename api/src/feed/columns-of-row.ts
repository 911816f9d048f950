import { textsOfFileRow } from '../products/text-attributes'
import type { StagedItem } from './parse-item'

/** The columns of `products` that a row of a file gives unchanged. */
export const columnsOfRow = (row: StagedItem) => ({
  ...textsOfFileRow(row),
  name: row.name,
  description: row.description,
  category: row.category,
  audience: row.audience,
  tags: row.tags,
  status: row.status,
  releaseDate: row.release_date,
  images: row.images,
  imageAlts: row.image_alts,
})

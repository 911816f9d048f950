import type { PictureStore } from '../pictures/picture-store'
import { BadItem, type BadRow } from './bad-item'
import { completeItems } from './complete-items'
import type { KnownItems } from './known-items'
import { parseItem, type StagedItem } from './parse-item'
import type { ReadItem } from './raw-item'

/** A product of a file: one row per variant, of which the first also has the common data. */
export interface FileProduct {
  sku: string
  line: number
  /** True if its rows are variants. */
  grouped: boolean
  rows: [StagedItem, ...StagedItem[]]
}

/** A rejected row, and the column that the reason is about, if there is one. */
export interface BadFileRow extends BadRow {
  column?: string
}

export interface FileContent {
  products: FileProduct[]
  bad: BadFileRow[]
  /** The columns or elements that a feed does not have. */
  ignored: string[]
}

/** Receives what cannot be split into items: rows, and the names of columns or elements that a feed does not have. */
export interface Unread {
  onBad(bad: BadRow): void
  onIgnored(name: string): void
}

/** Thrown for a file with too many rows. */
export class TooManyRows extends Error {}

const columnOf = (reason: string) => /^[a-z_0-9]+(?= )/.exec(reason)?.[0]

/**
 * Reads a file's items, grouped by product and completed from the shop by `find`. Invalid rows end up in `bad`. Throws
 * TooManyRows.
 */
export async function readFileProducts(
  itemsOf: (unread: Unread) => AsyncIterable<ReadItem>,
  { pictures, find, most }: { pictures: PictureStore; find: KnownItems; most: number },
): Promise<FileContent> {
  const bad: BadFileRow[] = []
  const ignored: string[] = []
  const products = new Map<string, FileProduct>()
  const skus = new Set<string>()
  const forms = new Set<string>()
  let count = 0
  const onBad = (row: BadRow) => {
    count += 1
    if (count <= most) bad.push(row)
  }
  for await (const completed of completeItems(
    itemsOf({ onBad, onIgnored: (name) => ignored.push(name) }),
    find,
    pictures,
  )) {
    const { line } = completed
    count += 1
    if (count > most) throw new TooManyRows()
    try {
      const row = await parseItem(completed, pictures)
      const form = JSON.stringify([row.group_sku, row.colour.toLowerCase(), row.size.toLowerCase()])
      if (skus.has(row.sku)) throw new BadItem(`id "${row.sku}" is in the file already.`)
      if (row.group_sku !== null && forms.has(form))
        throw new BadItem(`color and size are in the group "${row.group_sku}" already.`)
      const sku = row.group_sku ?? row.sku
      const known = products.get(sku)
      for (const [column, trait] of [
        ['color', 'colour'],
        ['size', 'size'],
      ] as const) {
        if (known && (known.rows[0][trait] === '') !== (row[trait] === ''))
          throw new BadItem(`${column} is in every row of the group "${sku}", or in none.`)
      }
      skus.add(row.sku)
      forms.add(form)
      if (known && known.grouped !== (row.group_sku !== null))
        throw new BadItem(`id "${sku}" is both a product and a group.`)
      if (known) known.rows.push(row)
      else {
        const grouped = row.group_sku !== null
        products.set(sku, { sku, line, grouped, rows: [row] })
      }
    } catch (error) {
      if (!(error instanceof BadItem)) throw error
      const column = columnOf(error.message)
      const sku = completed.item.id?.trim()
      bad.push({ line, ...(column && { column }), ...(sku && { sku }), reason: error.message })
    }
  }
  if (count > most) throw new TooManyRows()
  return { products: [...products.values()], bad: bad.sort((a, b) => a.line - b.line), ignored }
}

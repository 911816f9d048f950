import { Readable } from 'node:stream'
import { BadItem } from '../../feed/bad-item'
import { parseItem, type StagedItem } from '../../feed/parse-item'
import { readCsv } from '../../feed/read-csv'
import { badField } from '../../http/problem'
import type { PictureStore } from '../../pictures/picture-store'
import { type ImportResult, MOST_ROWS } from './schema'

/** A product of a file: its rows, one for each variant, the first with what all have in common. */
export interface FileProduct {
  sku: string
  line: number
  /** True where its rows are variants. */
  grouped: boolean
  /** False where the file names no picture that the seller may use. */
  hasPictures: boolean
  rows: [StagedItem, ...StagedItem[]]
}

export interface FileContent {
  products: FileProduct[]
  bad: ImportResult['bad']
}

/** The column that a reason begins with. */
const columnOf = (reason: string) => /^[a-z_0-9]+(?= )/.exec(reason)?.[0]

const delimiterOf = (file: string): ',' | '\t' => (/^[^\n]*\t/.test(file) ? '\t' : ',')

/** Reads a seller's file. 400 for one with too many rows; rows that cannot be read are in `bad`. */
export async function readRows(file: string, pictures: PictureStore): Promise<FileContent> {
  const bad: ImportResult['bad'] = []
  const products = new Map<string, FileProduct>()
  const skus = new Set<string>()
  const forms = new Set<string>()
  let count = 0
  const onBad = ({ line, reason }: { line: number; reason: string }) => bad.push({ line, reason })
  for await (const { line, item } of readCsv(Readable.from([file]), delimiterOf(file), onBad)) {
    count += 1
    if (count + bad.length > MOST_ROWS) throw badField('file', `The file has more than ${MOST_ROWS} rows.`)
    try {
      const row = await parseItem(item, pictures)
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
        products.set(sku, { sku, line, grouped, hasPictures: await namesPicture(item, pictures), rows: [row] })
      }
    } catch (error) {
      if (!(error instanceof BadItem)) throw error
      const column = columnOf(error.message)
      bad.push({ line, ...(column && { column }), reason: error.message })
    }
  }
  return { products: [...products.values()], bad: bad.sort((a, b) => a.line - b.line) }
}

async function namesPicture(item: Partial<Record<string, string>>, pictures: PictureStore): Promise<boolean> {
  const links = [item.image_link ?? '', ...(item.additional_image_link ?? '').split(',')]
  for (const link of links) {
    const key = /\/media\/([^/]+)\/640\.webp$/.exec(link.trim())?.[1]
    if (key && (await pictures.has(key))) return true
  }
  return false
}

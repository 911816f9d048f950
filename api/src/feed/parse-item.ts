import type { PictureStore } from '../pictures/picture-store'
import { BadItem } from './bad-item'
import type { CompletedItem } from './complete-items'
import { feedColumns } from './feed-columns'
import { isUnchanged } from './is-unchanged'

/** A parsed item, by staged column: money in cents, pictures as keys. */
export type StagedItem = {
  [Column in keyof typeof feedColumns]: Awaited<ReturnType<(typeof feedColumns)[Column]['parse']>>
}

/**
 * Parses an item; a column whose cells say what the shop holds has the shop's value. Throws `BadItem` for the first
 * invalid field.
 */
export async function parseItem({ item, known }: CompletedItem, pictures: PictureStore): Promise<StagedItem> {
  for (const [field, text] of Object.entries(item))
    if (text?.includes('\ufffd') && !(known && isUnchanged(item, known, field)))
      throw new BadItem(`${field} has a character that cannot be read (\ufffd): save the file as UTF-8.`)
  if (!known && item.title === undefined && item.id?.trim())
    throw new BadItem(`id "${item.id.trim()}" is unknown to the shop, and the row has no title for a new product.`)
  const values: Record<string, unknown> = {}
  for (const [name, { fields, alsoOf = [], parse, held }] of Object.entries(feedColumns)) {
    const isHeld = known && held && [...fields, ...alsoOf].every((field) => isUnchanged(item, known, field))
    values[name] = isHeld ? held(known.row) : await parse(item, pictures, known)
  }
  const staged = values as StagedItem
  if (staged.group_sku !== null && staged.colour === '' && staged.size === '')
    throw new BadItem('color or size is required in a group: its items differ in nothing else.')
  if (known?.isWhole && staged.group_sku === null) requireNothingOfVariants(staged, known.row)
  return staged
}

/** A product's price and stock come from its variants. */
function requireNothingOfVariants(
  { sku, price_cents: cents, stock, stock_seen: seen }: StagedItem,
  row: { base_price_cents: number; stock: number },
): void {
  if (cents !== row.base_price_cents)
    throw new BadItem(`price is set by variant for "${sku}": give a row to each of its variants.`)
  if (stock !== (seen ?? row.stock))
    throw new BadItem(`quantity is set by variant for "${sku}": give a row to each of its variants.`)
}

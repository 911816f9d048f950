import type { PictureStore } from '../pictures/picture-store'
import { FEED_FIELDS } from './feed-columns'
import { namesOnlyForeignPictures, PICTURE_FIELDS } from './file-pictures'
import { isUnchanged } from './is-unchanged'
import type { KnownItem } from './known-item'
import { knownGroup, picturesOfGroup } from './known-item-of-row'
import type { KnownItems } from './known-items'
import type { RawItem, ReadItem } from './raw-item'

/** An item with a value for each field that the file lacks and the shop holds. */
export interface CompletedItem extends ReadItem {
  known?: KnownItem
}

/** Items that are looked up at once. */
const AT_ONCE = 500

/** A field that adds to another one, and means nothing once the file has changed that one. */
const LEADS: Readonly<Record<string, string>> = {
  custom_label_1: 'availability',
  custom_label_2: 'gender',
  quantity_exported: 'quantity',
}

/** Adds to each item what the file lacks: the values of the shop's product or variant with the same SKU. */
export async function* completeItems(
  items: AsyncIterable<ReadItem>,
  find: KnownItems,
  pictures: PictureStore,
): AsyncGenerator<CompletedItem> {
  let batch: ReadItem[] = []
  async function* completed() {
    const of = await find(batch.map(({ item }) => item))
    for (const read of batch) yield await complete(read, of(read.item), pictures)
    batch = []
  }
  for await (const read of items) if (batch.push(read) === AT_ONCE) yield* completed()
  yield* completed()
}

async function complete(
  read: ReadItem,
  found: { own?: KnownItem | undefined; group?: KnownItem | undefined },
  pictures: PictureStore,
): Promise<CompletedItem> {
  const known = found.own ?? (found.group && knownGroup(found.group))
  if (!known) return read
  const given = await withoutForeignPictures(read.item, known, pictures)
  const kept = FEED_FIELDS.filter((field) => {
    if (field === 'quantity_exported' && given.quantity === undefined) return true
    const lead = LEADS[field]
    const isStale = lead !== undefined && given[lead] !== undefined && !isUnchanged(given, known, lead)
    return given[field] === undefined && !isStale
  })
  const held: RawItem = { ...known.item, ...(givesPicture(given, known) && picturesOfGroup(known.row)) }
  return { ...read, known, item: { ...given, ...Object.fromEntries(kept.map((field) => [field, held[field]])) } }
}

/** Whether a file without `group_image_link` gives a variant its first own picture, which leaves the product's alone. */
const givesPicture = (item: RawItem, known: KnownItem): boolean =>
  known.row.variant_id !== null &&
  known.row.variant_images?.length === 0 &&
  item.group_image_link === undefined &&
  PICTURE_FIELDS.some((field) => item[field] !== undefined && !isUnchanged(item, known, field))

/** A known product keeps its pictures if the file names only those of other sites. */
async function withoutForeignPictures(item: RawItem, known: KnownItem, pictures: PictureStore): Promise<RawItem> {
  if (PICTURE_FIELDS.every((field) => isUnchanged(item, known, field))) return item
  if (!(await namesOnlyForeignPictures(item, pictures))) return item
  return Object.fromEntries(Object.entries(item).filter(([field]) => !PICTURE_FIELDS.some((one) => one === field)))
}

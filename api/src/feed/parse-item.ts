import type { PictureStore } from '../pictures/picture-store'
import { BadItem } from './bad-item'
import { feedColumns } from './feed-columns'
import type { RawItem } from './raw-item'

/** A parsed item, by staged column: money in cents, pictures as keys. */
export type StagedItem = {
  [Column in keyof typeof feedColumns]: Awaited<ReturnType<(typeof feedColumns)[Column]['parse']>>
}

/** Parses an item. Throws `BadItem` for the first invalid field. */
export async function parseItem(item: RawItem, pictures: PictureStore): Promise<StagedItem> {
  const values: Record<string, unknown> = {}
  for (const [name, { parse }] of Object.entries(feedColumns)) values[name] = await parse(item, pictures)
  const staged = values as StagedItem
  if (staged.group_sku !== null && staged.colour === '' && staged.size === '')
    throw new BadItem('color or size is required in a group: its items differ in nothing else.')
  return staged
}

import { keyOfAddress } from '../pictures/picture-address'
import type { PictureStore } from '../pictures/picture-store'
import type { RawItem } from './raw-item'

type Has = Pick<PictureStore, 'has'>

/** The most pictures of a product. */
const MOST = 10

/** Whoever parses an item also asks whether it has pictures, and each upload costs a query. */
const found = new WeakMap<RawItem, Promise<string[]>>()

/** The keys of this shop's pictures that an item names. Ignores pictures of other sites. */
export function ownPictures(item: RawItem, pictures: Has): Promise<string[]> {
  const keys = found.get(item) ?? findOwn(item, pictures)
  found.set(item, keys)
  return keys
}

async function findOwn(item: RawItem, pictures: Has): Promise<string[]> {
  const links = [item.image_link ?? '', ...(item.additional_image_link ?? '').split(',')].map((link) => link.trim())
  const keys = links.map((link) => keyOfAddress(link.replace(/^https?:\/\/[^/]+/, '')))
  const exists = await Promise.all(keys.map(pictures.has))
  return keys.filter((_, index) => exists[index]).slice(0, MOST)
}

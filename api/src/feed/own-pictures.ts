import { keyOfAddress } from '../pictures/picture-address'
import type { PictureStore } from '../pictures/picture-store'
import type { RawItem } from './raw-item'

/** The most pictures of a product. */
const MOST = 10

/** The keys of this shop's pictures that an item names. Ignores pictures of other sites. */
export async function ownPictures(item: RawItem, pictures: Pick<PictureStore, 'has'>): Promise<string[]> {
  const links = [item.image_link ?? '', ...(item.additional_image_link ?? '').split(',')].map((link) => link.trim())
  const keys = links.map((link) => keyOfAddress(link.replace(/^https?:\/\/[^/]+/, '')))
  const exists = await Promise.all(keys.map(pictures.has))
  return keys.filter((_, index) => exists[index]).slice(0, MOST)
}

import { CATEGORIES } from '@superium/shared/constants'
import type { Catalogue } from '../catalogue/cached-catalogue'
import { pictureAddress } from '../pictures/picture-address'
import type { Category } from './schema'

/** The categories of spec §2 in its order, with their number of active products. */
export async function listCategories(catalogue: Catalogue): Promise<Category[]> {
  const { facets } = await (await catalogue.reader()).facets({})
  const counts = new Map(facets.category.map(({ value, count }) => [value, count]))
  return CATEGORIES.map(({ keyword, name }) => {
    const held = counts.get(keyword) ?? 0
    const picture = held > 0 ? catalogue.pictures.categoryPicture(keyword) : undefined
    const banner = held > 0 ? catalogue.pictures.categoryBanner(keyword) : undefined
    return {
      ...{ name, keyword, count: held, image: picture ? pictureAddress(picture) : '' },
      ...(banner && { banner: pictureAddress(banner) }),
    }
  })
}

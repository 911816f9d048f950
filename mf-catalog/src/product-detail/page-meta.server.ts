import { productPath } from '@superium/shared/constants'
import type { RouteHandle } from '@superium/shared/contract'
import { criticalPicture } from '@superium/shared/ui'
import { categoryPath } from '../categories/category-path'
import { truncate } from '../format/truncate'
import { catalogTexts } from '../texts'
import { choiceInUrl } from '../variants/use-variant-choice'
import { shownProduct } from '../variants/variant-options'
import type { DetailData } from './detail-data'
import { jsonLdProduct } from './json-ld-product'
import { PICTURE_SIZES } from './picture-sizes'

const MAX_DESCRIPTION_LENGTH = 160

/** Title, description and JSON-LD (Product or ProductGroup, BreadcrumbList) of a product. */
export const meta: NonNullable<RouteHandle<DetailData>['meta']> = ({ product, variants, categories }, { url }) => {
  const absolute = (path: string): string => new URL(path, url).href
  const category = categories.find(({ keyword }) => keyword === product.category)?.name ?? product.category
  const canonical = productPath(product)
  const crumb = (position: number, name: string, path: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: absolute(path),
  })
  const [image] = shownProduct(product, variants, choiceInUrl(variants, url.searchParams)).images
  return {
    title: product.name,
    description: truncate(product.desc, MAX_DESCRIPTION_LENGTH),
    canonical,
    ...(image && { image }),
    pictures: criticalPicture(image, PICTURE_SIZES, 480),
    jsonLd: [
      jsonLdProduct(product, variants, url),
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          crumb(1, catalogTexts.home, '/'),
          crumb(2, category, categoryPath(product.category)),
          crumb(3, product.name, canonical),
        ],
      },
    ],
  }
}

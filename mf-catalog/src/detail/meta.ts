import type { RouteHandle } from '@superium/shared/contract'
import { criticalPicture, pictureSources } from '@superium/shared/ui'
import { categoryPath } from '../catalogue/category-path'
import { cut } from '../catalogue/cut'
import { texts } from '../texts'
import type { DetailData } from './loader'
import { PICTURE_SIZES } from './picture-sizes'

const DESCRIPTION_LENGTH = 160

const availability = {
  'in-stock': 'https://schema.org/InStock',
  'pre-order': 'https://schema.org/PreOrder',
  'up-coming': 'https://schema.org/BackOrder',
} as const

/** The head of a product's document: Product with Offer, and BreadcrumbList (schema.org). Ratings only from reviews. */
export const handle: RouteHandle<DetailData> = {
  chunk: 'detail',
  meta({ product, categories }, { url }) {
    const absolute = (path: string): string => new URL(path, url).href
    const category = categories.find(({ keyword }) => keyword === product.category)?.name ?? product.category
    const canonical = `/product-detail/${product._id}`
    const crumb = (position: number, name: string, path: string) => ({
      '@type': 'ListItem',
      position,
      name,
      item: absolute(path),
    })
    const [image] = product.images
    return {
      title: product.name,
      description: cut(product.desc, DESCRIPTION_LENGTH),
      canonical,
      ...(image && { image }),
      pictures: criticalPicture(image, PICTURE_SIZES, 480),
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'Product',
          name: product.name,
          description: product.desc,
          sku: product.sku,
          image: product.images.filter((one) => pictureSources(one)).map(absolute),
          brand: { '@type': 'Brand', name: product.brand },
          ...(product.rating !== undefined && {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: product.rating,
              reviewCount: product.reviewCount,
            },
          }),
          offers: {
            '@type': 'Offer',
            url: absolute(canonical),
            priceCurrency: 'USD',
            price: product.price.toFixed(2),
            availability:
              product.status === 'in-stock' && product.stock === 0
                ? 'https://schema.org/OutOfStock'
                : availability[product.status],
          },
        },
        {
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: [
            crumb(1, texts.home, '/'),
            crumb(2, category, categoryPath(product.category)),
            crumb(3, product.name, canonical),
          ],
        },
      ],
    }
  },
}

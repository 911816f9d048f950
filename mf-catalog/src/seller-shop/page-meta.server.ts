import type { RouteHandle } from '@superium/shared/contract'
import { criticalPicture } from '@superium/shared/ui'
import { truncate } from '../format/truncate'
import { catalogTexts } from '../texts'
import type { ShopData } from './loader'
import { COVER_SIZES } from './picture-sizes'
import { sellerShopTexts } from './texts'

const MAX_DESCRIPTION_LENGTH = 160

/** Title, description and JSON-LD (Store, BreadcrumbList) of a shop; the rating only if it has reviews. */
export const meta: NonNullable<RouteHandle<ShopData>['meta']> = ({ shop, count }, { url }) => {
  const absolute = (path: string): string => new URL(path, url).href
  const canonical = `/shop/${shop.slug}`
  const image = shop.coverPhoto ?? shop.logo
  return {
    title: shop.name,
    description: shop.about
      ? truncate(shop.about, MAX_DESCRIPTION_LENGTH)
      : sellerShopTexts.description(shop.name, shop.district),
    canonical,
    // A shop without products has nothing to show in search results.
    indexed: count > 0,
    ...(image && { image }),
    pictures: criticalPicture(shop.coverPhoto, COVER_SIZES, 640),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Store',
        name: shop.name,
        url: absolute(canonical),
        ...(shop.about && { description: shop.about }),
        ...(shop.logo && { logo: absolute(shop.logo) }),
        ...(image && { image: absolute(image) }),
        ...(shop.rating !== undefined && {
          aggregateRating: { '@type': 'AggregateRating', ratingValue: shop.rating, reviewCount: shop.reviewCount },
        }),
      },
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [catalogTexts.home, shop.name].map((name, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: absolute(index === 0 ? '/' : canonical),
        })),
      },
    ],
  }
}

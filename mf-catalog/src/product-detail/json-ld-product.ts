import type { Product, Variant } from '@superium/shared/api'
import { productPath } from '@superium/shared/constants'
import { type CartProduct, withVariant } from '@superium/shared/state'
import { pictureSources } from '@superium/shared/ui'
import { availabilityOf } from '../availability/availability'
import { soldByTexts } from '../sold-by/texts'
import { type VariantAxis, variantAxes } from '../variants/variant-options'

const SCHEMA_AVAILABILITY = {
  'in-stock': 'https://schema.org/InStock',
  'pre-order': 'https://schema.org/PreOrder',
  'sold-out': 'https://schema.org/OutOfStock',
} as const

/** The properties that tell the variants of a group apart; a group whose variants only have names has none. */
const VARIES_BY: Partial<Record<VariantAxis, string>> = {
  colour: 'https://schema.org/color',
  size: 'https://schema.org/size',
}

/**
 * A product as schema.org has it, with absolute addresses of the site of `url`: a Product with its Offer, or for several
 * variants a ProductGroup (its ID is the `item_group_id` of the feed) with such a Product for each. The rating is there only
 * if the product has reviews, and an announced product, which nobody can buy yet, has no offer.
 */
export function jsonLdProduct(product: Product, variants: readonly Variant[], url: URL): object {
  const { name, desc, brand, rating, reviewCount } = product
  const about = {
    '@context': 'https://schema.org',
    name,
    description: desc,
    brand: { '@type': 'Brand', name: brand },
    ...(rating !== undefined &&
      reviewCount > 0 && { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount } }),
  }
  if (variants.length < 2) return { ...about, ...item(product, product.images, url) }
  const variesBy = variantAxes(variants).flatMap((axis) => VARIES_BY[axis] ?? [])
  return {
    ...about,
    '@type': 'ProductGroup',
    url: new URL(productPath(product), url).href,
    productGroupID: product.sku,
    ...(variesBy.length > 0 && { variesBy }),
    hasVariant: variants.map((variant) => ({
      name: `${name}, ${variant.name}`,
      ...item(withVariant(product, variant), variant.images.length > 0 ? variant.images : product.images, url),
      ...(variant.size && { size: variant.size }),
    })),
  }
}

/** What can be bought: a product without variants, or in one of them. */
function item(product: CartProduct, images: readonly string[], url: URL): object {
  const absolute = (path: string): string => new URL(path, url).href
  const { sku, colour, price, seller, releaseDate } = product
  const availability = availabilityOf(product)
  return {
    '@type': 'Product',
    sku,
    image: images.filter((one) => pictureSources(one)).map(absolute),
    ...(colour && { color: colour }),
    ...(product.status !== 'up-coming' && {
      offers: {
        '@type': 'Offer',
        url: absolute(productPath(product)),
        price: price.toFixed(2),
        priceCurrency: 'USD',
        seller: { '@type': 'Organization', name: seller?.name ?? soldByTexts.shopItself },
        ...(availability !== 'up-coming' && { availability: SCHEMA_AVAILABILITY[availability] }),
        ...(availability === 'pre-order' && releaseDate && { availabilityStarts: releaseDate }),
      },
    }),
  }
}

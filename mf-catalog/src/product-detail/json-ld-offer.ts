import type { Product, Variant } from '@superium/shared/api'
import { availabilityOf } from '../availability/availability'
import { soldByTexts } from '../sold-by/texts'
import { VARIANT_PARAMETER } from '../variants/use-variant-choice'

const SCHEMA_AVAILABILITY = {
  'in-stock': 'https://schema.org/InStock',
  'pre-order': 'https://schema.org/PreOrder',
  'sold-out': 'https://schema.org/OutOfStock',
} as const

/**
 * The product's schema.org Offer at `url`; for several variants an AggregateOffer with one Offer each. Undefined for an
 * announced product, which nobody can buy yet.
 */
export function jsonLdOffer(product: Product, variants: readonly Variant[], url: string): object | undefined {
  if (product.status === 'up-coming') return undefined
  if (variants.length < 2) return { '@type': 'Offer', url, price: product.price.toFixed(2), ...terms(product) }
  const prices = variants.map(({ price }) => price)
  return {
    '@type': 'AggregateOffer',
    url,
    lowPrice: Math.min(...prices).toFixed(2),
    highPrice: Math.max(...prices).toFixed(2),
    offerCount: variants.length,
    ...terms({ ...product, stock: Math.max(...variants.map(({ stock }) => stock)) }),
    offers: variants.map((variant) => ({
      '@type': 'Offer',
      url: `${url}?${VARIANT_PARAMETER}=${variant._id}`,
      name: variant.name,
      sku: variant.sku,
      price: variant.price.toFixed(2),
      ...terms({ ...product, stock: variant.stock }),
    })),
  }
}

function terms(product: Pick<Product, 'status' | 'stock' | 'releaseDate' | 'seller'>): object {
  const availability = availabilityOf(product)
  return {
    priceCurrency: 'USD',
    seller: { '@type': 'Organization', name: product.seller?.name ?? soldByTexts.shopItself },
    ...(availability !== 'up-coming' && { availability: SCHEMA_AVAILABILITY[availability] }),
    ...(availability === 'pre-order' && product.releaseDate && { availabilityStarts: product.releaseDate }),
  }
}

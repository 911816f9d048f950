import type { Product, Variant } from '@superium/shared/api'
import { availabilityOf } from '../availability/availability'

const schemaAvailability = {
  'in-stock': 'https://schema.org/InStock',
  'pre-order': 'https://schema.org/PreOrder',
  'sold-out': 'https://schema.org/OutOfStock',
} as const

/**
 * What a product is offered for (schema.org Offer, AggregateOffer over several variants), as its page says it. What is only
 * announced is not offered: undefined.
 */
export function jsonLdOffer(product: Product, variants: readonly Variant[], url: string): object | undefined {
  const availability = availabilityOf(product)
  if (availability === 'up-coming') return undefined
  const common = {
    url,
    priceCurrency: 'USD',
    availability: schemaAvailability[availability],
    ...(availability === 'pre-order' && product.releaseDate && { availabilityStarts: product.releaseDate }),
  }
  if (variants.length < 2) return { '@type': 'Offer', ...common, price: product.price.toFixed(2) }
  const prices = variants.map(({ price }) => price)
  return {
    '@type': 'AggregateOffer',
    ...common,
    lowPrice: Math.min(...prices).toFixed(2),
    highPrice: Math.max(...prices).toFixed(2),
    offerCount: variants.length,
  }
}

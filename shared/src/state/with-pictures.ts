import type { Product, Variant } from '../api/api-types'

/** The product with the variant's pictures first and its own other pictures behind them. */
export function withPictures(product: Product, variant: Pick<Variant, 'images' | 'tones'>): Product {
  const images = [...new Set([...variant.images, ...product.images])]
  const { tones: _, ...fields } = product
  const toneOf = new Map(
    [product, variant].flatMap(({ images, tones = [] }) => tones.map((tone, index) => [images[index], tone])),
  )
  return { ...fields, images, ...(toneOf.size > 0 && { tones: images.map((image) => toneOf.get(image) ?? '') }) }
}

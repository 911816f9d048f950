import type { ProductDetail } from '@superium/shared/api'

/** The alternative texts of the shown pictures; empty for a variant's own pictures, which have none. */
export const altTexts = (
  { images, imageAlts = [] }: Pick<ProductDetail, 'images' | 'imageAlts'>,
  shown: readonly string[],
): string[] => shown.map((image) => imageAlts[images.indexOf(image)] ?? '')

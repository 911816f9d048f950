import type { ProductDetail } from '@superium/shared/api'

/** What the shown pictures show: a variant may have pictures of its own, for which nobody wrote a text. */
export const altTexts = (
  { images, imageAlts = [] }: Pick<ProductDetail, 'images' | 'imageAlts'>,
  shown: readonly string[],
): string[] => shown.map((image) => imageAlts[images.indexOf(image)] ?? '')

import { PRICE_MAX_DOLLARS } from '@superium/shared/constants'
import { texts } from '../texts'

/** A price of the range in words: 3001 means "and above". */
export function priceLabel(dollars: number): string {
  return dollars >= PRICE_MAX_DOLLARS ? `$${dollars} ${texts.listing.andAbove}` : `$${dollars}`
}

/** A price range in words, ends in dollars. */
export const priceRangeLabel = (min: number, max: number): string => `${priceLabel(min)} – ${priceLabel(max)}`

/** A price range of the server's in words; without an upper end it is "and above". */
export function priceBandLabel(min: number, max: number | null): string {
  return max === null ? `$${min} ${texts.listing.andAbove}` : priceRangeLabel(min, max)
}

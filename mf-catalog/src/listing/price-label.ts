import { PRICE_MAX_DOLLARS } from '@superium/shared/constants'
import { listingTexts } from './texts'

/** Labels a price in dollars; 3001 means "and above". */
export function priceLabel(dollars: number): string {
  return dollars >= PRICE_MAX_DOLLARS ? `$${dollars} ${listingTexts.andAbove}` : `$${dollars}`
}

/** Labels a price range in dollars. */
export const priceRangeLabel = (min: number, max: number): string => `${priceLabel(min)} – ${priceLabel(max)}`

/** Labels a price range of the API in dollars; `max` null means "and above". */
export function priceBandLabel(min: number, max: number | null): string {
  return max === null ? `$${min} ${listingTexts.andAbove}` : priceRangeLabel(min, max)
}

import { formatNumber } from '../format/format-number'

export const sellerShopTexts = {
  products: (count: number) => (count === 1 ? '1 product' : `${formatNumber(count)} products`),
  reviews: (count: number) => (count === 1 ? '1 review' : `${formatNumber(count)} reviews`),
  outOf: (rating: number) => `${rating} out of 5 stars`,
  noReviews: 'No reviews yet',
  since: (month: string) => `On Superium since ${month}`,
  description: (name: string, district: string) => `${name} from ${district}, a seller at Superium.`,
  list: 'Products of this shop',
  empty: 'This shop has nothing on sale right now.',
  noMatch: 'No product of this shop matches the filters.',
  emptyHint: 'Come back later, or look around in the rest of Superium.',
  returnToShop: 'RETURN TO SHOP',
} as const

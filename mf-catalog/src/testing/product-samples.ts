import type { Product, Question, Review, SellerShop, Variant } from '@superium/shared/api'

/** The body of `data/{id}`. */
export const detailOf = (product: Product, variants: Variant[] = []) => ({
  status: 'success',
  data: { ...product, variants },
})

/** A variant of product `a`. */
export const testVariant = (id: string, change: Partial<Variant> = {}): Variant => ({
  _id: id,
  sku: `SKU-a-${id}`,
  colour: '',
  size: '',
  name: id,
  price: 19.99,
  stock: 5,
  images: [`/media/v1-a-${id}/640.webp`, `/media/v1-a-${id}-2/640.webp`],
  ...change,
})

/** A review by another buyer. */
export const testReview = (id: string, change: Partial<Review> = {}): Review => ({
  _id: id,
  stars: 4,
  title: `Title ${id}`,
  text: `What ${id} says`,
  author: 'Bea B.',
  verified: true,
  createdAt: '2026-10-08T15:21:22.898Z',
  ...change,
})

/** A page of reviews; `count` is the total. */
export function reviewsOf(data: Review[], count = data.length) {
  const distribution = [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    count: data.filter((one) => one.stars === stars).length,
  }))
  const rating = data.reduce((sum, { stars }) => sum + stars, 0) / data.length
  const summary = { reviewCount: count, distribution, ...(data.length > 0 && { rating }) }
  return { status: 'success', data, count, summary }
}

/** A question by another visitor. */
export const testQuestion = (id: string, change: Partial<Question> = {}): Question => ({
  _id: id,
  text: `Question ${id}?`,
  author: 'Rahim H.',
  createdAt: '2026-10-08T15:21:22.898Z',
  answers: [],
  ...change,
})

/** A page of questions. */
export const questionsOf = (data: Question[], count = data.length) => ({ status: 'success', data, count })

/** The shop of a seller. */
export const shopOf = (change: Partial<SellerShop> = {}): SellerShop => ({
  slug: 'lake-goods',
  name: 'Lake Goods',
  about: 'We live by the lake.',
  district: 'Dhaka',
  profilePicture: '/media/v1-owner/640.webp',
  logo: '/media/v1-logo/640.webp',
  coverPhoto: '/media/v1-cover/640.webp',
  since: '2026-01-03T10:00:00.000Z',
  productCount: 42,
  reviewCount: 3,
  rating: 4.3,
  ...change,
})

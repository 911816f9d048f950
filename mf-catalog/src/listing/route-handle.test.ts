import type { ListingData } from './listing-data'
import { handle } from './route-handle'

const meta = (state: { category?: string; search?: string }) =>
  handle.meta?.(
    {
      state: { category: '', search: '', ...state },
      categories: [{ keyword: 'books', name: 'Books', image: '', count: 1 }],
      products: [],
    } as unknown as ListingData,
    { params: {}, url: new URL('https://shop.example/category') },
  )

test('a known category and all products are indexed', () => {
  expect(meta({ category: 'books' })).toMatchObject({ title: 'Books', indexed: true })
  expect(meta({})).toMatchObject({ indexed: true })
})

test('a search and a category that does not exist are not indexed', () => {
  expect(meta({ search: 'mug' })).toMatchObject({ indexed: false })
  expect(meta({ category: 'Free phones at evil.example' })).toMatchObject({ indexed: false })
})

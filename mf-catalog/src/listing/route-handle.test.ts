import type { ListingData } from './listing-data'
import type { ListingState } from './listing-state'
import { handle } from './route-handle'

const meta = (state: Partial<ListingState>, count = 1) =>
  handle.meta?.(
    {
      state: { category: '', search: '', tag: '', ...state },
      count,
      categories: [{ keyword: 'books', name: 'Books', image: '', count: 1 }],
      products: [],
    } as unknown as ListingData,
    { params: {}, url: new URL('https://shop.example/category') },
  )

test('a known category and all products are indexed', () => {
  expect(meta({ category: 'books' })).toMatchObject({ title: 'Books', indexed: true })
  expect(meta({})).toMatchObject({ indexed: true })
})

test('an audience and a tag with products are indexed under their names', () => {
  expect(meta({ audience: 'men' })).toMatchObject({ title: 'Men', indexed: true })
  expect(meta({ audience: 'men', tag: 'sport' })).toMatchObject({ title: 'Men, Sport', indexed: true })
  expect(meta({ tag: 'sport' })?.description).toMatch(/^Sport at Superium/)
  expect(meta({ tag: 'evil' }, 0)).toMatchObject({ indexed: false })
})

test('a search and a category that does not exist are not indexed', () => {
  expect(meta({ search: 'mug' })).toMatchObject({ indexed: false })
  expect(meta({ category: 'Free phones at evil.example' })).toMatchObject({ indexed: false })
})

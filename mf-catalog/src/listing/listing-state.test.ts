import { type ListingState, listingSearch, parseListing } from './listing-state'

const defaults: ListingState = {
  category: '',
  search: '',
  asTyped: false,
  page: 0,
  size: 5,
  sort: 'default',
  min: 5,
  max: 2001,
  availability: [],
  colour: [],
  variantSize: [],
  brand: [],
  rating: 0,
  audience: null,
  tag: '',
  collection: null,
}

test('an empty URL means the defaults of spec §9, and back', () => {
  expect(parseListing('')).toEqual(defaults)
  expect(listingSearch(defaults)).toBe('')
})

test('every field survives a round trip through the URL', () => {
  const state: ListingState = {
    category: 'books',
    search: 'tea & "honey"',
    asTyped: true,
    page: 7,
    size: 20,
    sort: '-1',
    min: 0,
    max: 3001,
    availability: ['in-stock', 'up-coming'],
    colour: ['Rust', 'Sky & sea'],
    variantSize: ['M', '42 ½'],
    brand: ['Ada & Co', 'Été'],
    rating: 4,
    audience: 'women',
    tag: 'sport',
    collection: null,
  }
  expect(parseListing(listingSearch(state))).toEqual(state)
  expect(listingSearch(state)).toContain('sortId=-1')
})

test.each(['relevance', 'newest', 'top-rated', 'best-selling', '1'] as const)(
  'sort %s survives a round trip',
  (sort) => {
    expect(parseListing(listingSearch({ ...defaults, search: 'tea', sort })).sort).toBe(sort)
  },
)

test.each([
  ['?page=-1&size=7&min=x&max=1e9&sortId=5', defaults],
  ['?availability=nowhere&brand=&collection=secret&sort=__proto__', defaults],
  [`?colour=&colour=${'x'.repeat(61)}&variantSize=M%00`, defaults],
  ['?colour=Rust&colour=Rust', { ...defaults, colour: ['Rust'] }],
  ['?sort=relevance', defaults],
  ['?min=400&max=300', { ...defaults, min: 300, max: 400 }],
  ['?audience=toString&tag=%3Cb%3E', defaults],
  ['?tag=SPORT', { ...defaults, tag: 'sport' }],
  ['?rating=9', { ...defaults, rating: 5 }],
  ['?max=99999', { ...defaults, max: 3001 }],
])('malformed parts of %s have their defaults', (search, state) => {
  expect(parseListing(search)).toEqual(state)
})

test('a search sorts by relevance until another sort is chosen', () => {
  expect(parseListing('?search=tea').sort).toBe('relevance')
  expect(listingSearch({ ...defaults, search: 'tea', sort: 'relevance' })).toBe('?search=tea')
  expect(parseListing(listingSearch({ ...defaults, search: 'tea', sort: 'default' })).sort).toBe('default')
})

test('a price range of the API may end in cents', () => {
  const state = { ...defaults, min: 25, max: 49.99 }
  expect(parseListing(listingSearch(state))).toEqual(state)
})

test('removes NUL, which the API rejects', () => {
  const state = parseListing('?search=a%00b&category=%00&brand=%00&brand=c')
  expect(state).toMatchObject({ search: 'ab', category: '', brand: ['c'] })
})

test('a search of 10 KB is cut to the API’s limit', () => {
  expect(parseListing(`?search=${'x'.repeat(10_240)}`).search).toHaveLength(200)
})

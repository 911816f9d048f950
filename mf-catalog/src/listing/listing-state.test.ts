import { type ListingState, listingSearch, parseListing } from './listing-state'

const defaults: ListingState = {
  category: '',
  search: '',
  page: 0,
  size: 5,
  sort: 'default',
  min: 5,
  max: 2001,
  availability: [],
  brand: [],
  rating: 0,
  collection: null,
}

test('an empty URL has the defaults of spec §9, and the defaults an empty URL', () => {
  expect(parseListing('')).toEqual(defaults)
  expect(listingSearch(defaults)).toBe('')
})

test('every part survives the way to the URL and back', () => {
  const state: ListingState = {
    category: 'books',
    search: 'tea & "honey"',
    page: 7,
    size: 20,
    sort: '-1',
    min: 0,
    max: 3001,
    availability: ['in-stock', 'up-coming'],
    brand: ['Ada & Co', 'Été'],
    rating: 4,
    collection: null,
  }
  expect(parseListing(listingSearch(state))).toEqual(state)
  expect(listingSearch(state)).toContain('sortId=-1')
})

test.each(['relevance', 'newest', 'top-rated', 'best-selling', '1'] as const)('sort %s is kept', (sort) => {
  expect(parseListing(listingSearch({ ...defaults, search: 'tea', sort })).sort).toBe(sort)
})

test.each([
  ['?page=-1&size=7&min=x&max=1e9&sortId=5', defaults],
  ['?availability=nowhere&brand=&collection=secret&sort=__proto__', defaults],
  ['?sort=relevance', defaults],
  ['?min=400&max=300', { ...defaults, min: 300, max: 400 }],
  ['?rating=9', { ...defaults, rating: 5 }],
  ['?max=99999', { ...defaults, max: 3001 }],
])('a malformed URL %s is read as far as it goes', (search, state) => {
  expect(parseListing(search)).toEqual(state)
})

test('a search is by relevance until another order is chosen, the default of spec §9 among them', () => {
  expect(parseListing('?search=tea').sort).toBe('relevance')
  expect(listingSearch({ ...defaults, search: 'tea', sort: 'relevance' })).toBe('?search=tea')
  expect(parseListing(listingSearch({ ...defaults, search: 'tea', sort: 'default' })).sort).toBe('default')
})

test('a price range of the server’s may end in cents', () => {
  const state = { ...defaults, min: 25, max: 49.99 }
  expect(parseListing(listingSearch(state))).toEqual(state)
})

test('NUL, which the API refuses, is no part of a text', () => {
  const state = parseListing('?search=a%00b&category=%00&brand=%00&brand=c')
  expect(state).toMatchObject({ search: 'ab', category: '', brand: ['c'] })
})

test('a search of 10 KB is cut to what the API takes', () => {
  expect(parseListing(`?search=${'x'.repeat(10_240)}`).search).toHaveLength(200)
})

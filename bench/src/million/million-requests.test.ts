import { deepPages, facets, filtered, listing, search } from './million-requests'

const MANY = 2000
const addresses = (next: (n: number) => { path: string }) =>
  new Set(Array.from({ length: MANY }, (_, n) => next(n).path)).size

it.each([
  ['listing', listing],
  ['filtered', filtered({ books: ['Tarn', 'Lumen'] })],
  ['facets', facets],
  ['search', search(['blue'])],
  ['deep pages', deepPages(1_000_000)],
])('no address of %s comes twice', (_, next) => {
  expect(addresses(next)).toBe(MANY)
})

it('reads pages from the first to the last', () => {
  const next = deepPages(200)
  const pages = Array.from({ length: 10 }, (_, n) =>
    Number(new URLSearchParams(next(n).path.split('?')[1]).get('page')),
  )
  expect(pages.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})

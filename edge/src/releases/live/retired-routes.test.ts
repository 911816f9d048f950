import type { RetiredRoute, Retirement } from '@superium/shared/contract'
import { withRetirements } from './retired-routes'

const paths = (from: number, count: number): Retirement[] =>
  Array.from({ length: count }, (_, index) => ({ path: `/old-${from + index}` }))

const retiredBy = (name: string, from: number, count: number): RetiredRoute[] =>
  paths(from, count).map((one) => ({ name, ...one }))

const countOf = (retired: RetiredRoute[], name: string): number => retired.filter((one) => one.name === name).length

test('a team that retires one path after the other loses its own oldest ones, never those of another team', () => {
  let retired = retiredBy('mf-cart', 0, 3)
  for (let release = 0; release < 12; release++) {
    retired = withRetirements(retired, 'mf-gift', paths(1000 + release * 100, 100))
  }
  expect([countOf(retired, 'mf-cart'), countOf(retired, 'mf-gift')]).toEqual([3, 200])
  expect(retired.at(-1)?.path).toBe('/old-2199')
})

test('a site with too many retired paths forgets those of the team that has the most', () => {
  const few = retiredBy('mf-cart', 0, 50)
  const others = ['mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-e'].flatMap((name, index) => retiredBy(name, index * 1000, 190))
  const retired = withRetirements([...few, ...others], 'mf-cart', paths(9000, 5))
  expect([retired.length, countOf(retired, 'mf-cart')]).toEqual([1_000, 55])
})

import { kindOfProduct } from './kind-of-product'
import { mixNeighbours } from './mix-neighbours'

const item = (category: string, name: string, ...tags: string[]) => ({ category, name, tags })

test.each([
  ['Fennwick Crew Socks, Rust', 'sock'],
  ['Halden Field Watch in Steel', 'watch'],
  ['Dress', 'dres'],
  ['Oak Board & Knife', 'board'],
  ['Copper Kettle 1.7', 'kettle'],
  ['🎁', ''],
])('the kind of %j is the head of its name: %s', (name, kind) => {
  expect(kindOfProduct(item('a', name))).toBe(kind)
})

test('the first tag says the kind before the name does', () => {
  expect(kindOfProduct(item('drinks', 'Citra Vale Lemon Soda Nella, 6 Pack', 'soda', 'gift'))).toBe('soda')
})

test('neighbours differ in category, and within one in kind, as long as there are others', () => {
  const socks = Array.from({ length: 6 }, (_, n) => item('clothing', `Socks, ${n}`))
  const jeans = Array.from({ length: 3 }, (_, n) => item('clothing', `Jeans, ${n}`))
  const hats = Array.from({ length: 2 }, (_, n) => item('clothing', `Hat, ${n}`))
  const clothes = mixNeighbours([...socks, ...jeans, ...hats])
  const kinds = clothes.map(kindOfProduct)
  expect(kinds.filter((kind, n) => kind === kinds[n - 1])).toEqual([])
  expect(new Set(clothes).size).toBe(11)
  const books = Array.from({ length: 5 }, (_, n) => item('books', `Novel ${n}`))
  const all = mixNeighbours([...books, ...socks]).map(({ category }) => category)
  expect(all.filter((category, n) => category === all[n - 1])).toEqual([])
})

test('a few items of one kind are spread over the list, not put at its end', () => {
  const many = ['Watch', 'Tee'].flatMap((name) => Array.from({ length: 20 }, (_, n) => item(name, `${name} ${n}`)))
  const few = Array.from({ length: 10 }, (_, n) => item('clothing', `Jeans ${n}`))
  const first = mixNeighbours([...many, ...few]).slice(0, 10)
  expect(first.filter(({ category }) => category === 'clothing').length).toBeGreaterThanOrEqual(2)
})

test('neighbours differ wherever that is possible, for piles of any sizes', () => {
  for (const sizes of [
    [1],
    [2, 1],
    [5, 1, 1, 1, 1],
    [4, 4],
    [7, 3, 2, 1],
    [10, 9, 1],
    [3, 3, 3, 3],
    [6, 5],
    [8, 2, 2, 2, 2],
  ]) {
    const mixed = mixNeighbours(sizes.flatMap((size, k) => Array.from({ length: size }, () => item(`c${k}`, 'x'))))
    const meetings = mixed.filter(({ category }, n) => category === mixed[n - 1]?.category).length
    const largest = Math.max(...sizes)
    expect([sizes, meetings]).toEqual([sizes, Math.max(0, largest - 1 - (mixed.length - largest))])
  }
})

test('items of one kind stay in their order', () => {
  const socks = [item('a', 'Socks, 1'), item('a', 'Socks, 2')]
  expect(mixNeighbours(socks)).toEqual(socks)
  expect(mixNeighbours([])).toEqual([])
})

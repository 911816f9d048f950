import { Readable } from 'node:stream'
import { csvDelimiter } from './csv-delimiter'
import type { ReadItem } from './raw-item'
import { readCsv } from './read-csv'

async function read(...pieces: string[]): Promise<ReadItem[]> {
  const bad: unknown[] = []
  const items: ReadItem[] = []
  for await (const one of readCsv(Readable.from(pieces), (row) => bad.push(row))) items.push(one)
  expect(bad).toEqual([])
  return items
}

test.each([
  ['commas', 'id,title,price\nA,"Lamp, blue; new",1.50'],
  ['semicolons', 'id;title;price\nA;"Lamp, blue; new";1.50'],
  ['tabs', 'id\ttitle\tprice\nA\tLamp, blue; new\t1.50'],
  ['semicolons, quotes and a byte-order mark', '\uFEFF"id";"Title";"g:price"\r\n"A";"Lamp, blue; new";"1.50"\r\n'],
  ['a heading with a comma', 'id;title;price;"size, in all"\nA;"Lamp, blue; new";1.50;3'],
])('a file with %s is read', async (_, file) => {
  expect(await read(file)).toMatchObject([{ line: 2, item: { id: 'A', title: 'Lamp, blue; new', price: '1.50' } }])
})

test('a text is read whole when it arrives in small pieces, and in one', async () => {
  const rows = Array.from({ length: 500 }, (_, index) => `A${index};Lamp ä ${index}`)
  const file = ['id;title', ...rows].join('\n')
  const pieces = Array.from({ length: Math.ceil(file.length / 7) }, (_, at) => file.slice(at * 7, at * 7 + 7))
  const items = await read(...pieces)
  expect(items).toHaveLength(500)
  expect(items.at(-1)?.item).toEqual({ id: 'A499', title: 'Lamp ä 499' })
  expect(await read(file)).toEqual(items)
})

test.each([
  ['line feeds', '\n', '\n'],
  ['carriage returns and line feeds', '\r\n', '\r\n'],
  ['line feeds between rows that end otherwise', '\r\n', '\n'],
])('a row with %s in a cell is named by its first line', async (_, end, inside) => {
  const text = ['one', '', 'three'].join(inside)
  const items = await read(['id;title', `A;"${text}"`, `B;"${text}"`, 'C;four', ''].join(end))
  expect(items.map(({ line, item }) => [line, item.id])).toEqual([
    [2, 'A'],
    [5, 'B'],
    [8, 'C'],
  ])
})

test('an empty file has no items, and unknown headings count as divided by commas', async () => {
  expect(await read()).toEqual([])
  expect(csvDelimiter('name;cost')).toBe(',')
})

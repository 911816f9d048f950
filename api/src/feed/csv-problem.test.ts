import { Readable } from 'node:stream'
import type { BadRow } from './bad-item'
import { readCsv } from './read-csv'

/** The reasons for skipped rows in a file with three columns, and the number of rows read. */
async function read(...rows: string[]) {
  const bad: BadRow[] = []
  let good = 0
  const source = Readable.from([['id,title,brand', ...rows].join('\r\n')])
  for await (const _ of readCsv(source, (one) => bad.push(one))) good += 1
  return { good, reasons: bad.map(({ reason }) => reason) }
}

test.each([
  ['too few columns', ['1,Mug', '2,Pot,B'], 'The row has 2 columns, and the first line has 3.'],
  ['too many columns', ['1,Mug,B,x', '2,Pot,B'], 'The row has 4 columns, and the first line has 3.'],
  [
    'a quotation mark in a cell',
    ['1,5" Mug,B', '2,Pot,B'],
    expect.stringMatching(/^A quotation mark is in the middle of a cell/),
  ],
])('a row with %s says so in plain words, and the next one is read', async (_, rows, reason) => {
  expect(await read(...rows)).toEqual({ good: 1, reasons: [reason] })
})

test('a quotation mark that is never closed, text behind one, and a row without end are named', async () => {
  expect(await read('1,"Mug,B')).toEqual({ good: 0, reasons: ['A quotation mark begins a cell and none ends it.'] })
  expect((await read('1,"Mug" x,B')).reasons[0]).toMatch(/^Behind the quotation mark/)
  expect((await read(`1,${'x'.repeat(100_001)},B`)).reasons).toEqual([expect.stringMatching(/^The row is longer than/)])
})

import { parse } from 'csv-parse/sync'
import { csvHeadings, csvRows } from './csv'
import { unguardCell } from './spreadsheet-cells'

const TEXTS = [
  "thanks\n=cmd|'/C calc'!A0",
  'a\rb',
  'a\r\n+b',
  '"so", "',
  ',',
  ';',
  '\t=1',
  "'",
  ' blanks ',
  '',
  '＝1',
  'ü\u2028=1',
]
test('any text in any cell is read back, by whatever a reader takes for the end of a line', () => {
  const columns = TEXTS.map((_, index) => `c${index}`)
  const rows = TEXTS.map((_, from) =>
    Object.fromEntries(columns.map((name, index) => [name, TEXTS[(from + index) % TEXTS.length] ?? ''])),
  )
  const file = csvHeadings(columns) + csvRows(rows, columns)
  expect(file.startsWith(`\ufeff${columns.join(',')}\r\n`)).toBe(true)
  // Ends a record at any line break that is not quoted.
  const record_delimiter = ['\r\n', '\n', '\r']
  const read: Record<string, string>[] = parse(file, { bom: true, columns: true, record_delimiter })
  expect(read.flatMap(Object.values).filter((cell) => /(^|[\r\n])[=+]/.test(cell))).toEqual([])
  const unguarded = read.map((row) => Object.entries(row).map(([name, cell]) => [name, unguardCell(cell)]))
  expect(unguarded.map((entries) => Object.fromEntries(entries))).toEqual(rows)
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildReleaseSchema, schemaFile } from './build-release-schema'
import { docComments } from './doc-comments'
import { fieldRows, rowsOfPage } from './field-table'
import { array, type Shape, string } from './schema-shapes'

const ROOT = join(__dirname, '../../..')

/** A row's cells; the formatter pads them. */
const cells = (row: string): string[] => row.split(/(?<!\\)\|/).map((cell) => cell.trim())

test('the published schema and the page on the release format are those of the declaration: npm run schema', async () => {
  const schema = await buildReleaseSchema(ROOT)
  expect(JSON.parse(readFileSync(schemaFile(ROOT), 'utf8'))).toEqual(schema)
  expect(rowsOfPage(ROOT).map(cells)).toEqual(fieldRows(schema).map(cells))
})

test('every field says what it means', async () => {
  const rows = fieldRows(await buildReleaseSchema(ROOT)).map(cells)
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.filter(([, , , meaning]) => meaning === '')).toEqual([])
})

test('a field that is parsed by a function of its own has no schema, and says so', () => {
  const byHand = ((value: unknown) => value) as unknown as Shape
  expect(() => array(byHand)).toThrow('parsed by a function of its own')
})

test('a pattern that counts characters counts them as JSON Schema does', () => {
  expect(() => string(/^.{1,60}$/)).toThrow('needs the flag u')
  expect(() => string(/^[^/]+$/)).toThrow('needs the flag u')
  expect(string(/^.{1,60}$/u).schema).toEqual({ type: 'string', pattern: '^.{1,60}$' })
  expect(string(/^[a.]\.$/).schema).toEqual({ type: 'string', pattern: '^[a.]\\.$' })
})

test('doc comments of one line and of several belong to the member below', () => {
  const source = `
export interface A {
  /** One. */
  one: string
  two?: number
  /**
   * Three, \`in\`
   * two lines.
   */
  three: Record<string, { inner: string }>
}
`
  const fields = { one: 'One.', two: '', three: 'Three, `in` two lines.' }
  const extended = 'export interface B extends A {\n  /** Four. */\n  four: string\n}'
  expect(docComments(source + extended)).toEqual([fields, { ...fields, four: 'Four.' }])
})

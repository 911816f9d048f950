import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { is, sql } from 'drizzle-orm'
import { CasingCache } from 'drizzle-orm/casing'
import { getTableConfig, IndexedColumn, PgTable } from 'drizzle-orm/pg-core'
import { openTestDatabase, type TestDatabase } from '../testing/test-database'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const domains = join(__dirname, '..')
const tables = readdirSync(domains)
  .map((domain) => join(domains, domain, 'table.ts'))
  .filter((file) => existsSync(file))
  .flatMap((file) => Object.values(jest.requireActual<object>(file)))
  .filter((one): one is PgTable => is(one, PgTable))
  .map((table) => [getTableConfig(table).name, table] as const)

const casing = new CasingCache('snake_case')

test('the schema has tables to compare', () => {
  expect(tables.length).toBeGreaterThan(15)
})

test.each(tables)('%s: the migrations have the columns that the code declares', async (name, table) => {
  const found = await database.db.execute<{ name: string; required: boolean }>(sql`
    select attname as name, attnotnull as required from pg_attribute
    where attrelid = ${name}::regclass and attnum > 0 and not attisdropped order by 1`)
  const named = getTableConfig(table).columns.map((column) => ({
    name: casing.getColumnCasing(column),
    required: column.notNull || column.primary,
  }))
  const primary = new Set(getTableConfig(table).primaryKeys.flatMap(({ columns }) => columns.map(({ name }) => name)))
  const required = named.map((one) => ({ ...one, required: one.required || primary.has(one.name) }))
  expect(required.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual(found.rows)
})

test.each(tables)(
  '%s: the migrations have the indexes that the code declares, with their order',
  async (name, table) => {
    const found = await database.db.execute<{ name: string; column: string; descends: boolean }>(sql`
    select index.relname as name, pg_get_indexdef(index.oid, place, true) as column,
      pg_index_column_has_property(index.oid, place, 'desc') as descends
    from pg_index join pg_class index on index.oid = indexrelid, generate_series(1, indnkeyatts) place
    where indrelid = ${name}::regclass and not indisprimary order by index.relname, place`)
    const named = new Map(getTableConfig(table).columns.map((column) => [column.name, casing.getColumnCasing(column)]))
    const made = (index: string) =>
      found.rows.filter((row) => row.name === index).map(({ column, descends }) => ({ column, descends }))
    for (const { config } of getTableConfig(table).indexes) {
      const columns = config.columns.filter((column) => is(column, IndexedColumn))
      // PostgreSQL rewrites an index expression in its own notation.
      if (columns.length < config.columns.length) continue
      const modelled = columns.map((column) => ({
        column: named.get(column.name ?? ''),
        descends: column.indexConfig?.order === 'desc',
      }))
      expect({ index: config.name, columns: modelled }).toEqual({
        index: config.name,
        columns: made(config.name ?? ''),
      })
    }
  },
)

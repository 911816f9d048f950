import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { getTableName, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { placementOf } from '../database/distribute/placement'
import { onCluster } from '../testing/on-cluster'
import { openTestDatabase } from '../testing/test-database'
import { allTables } from './all-tables'

const domains = join(__dirname, '..')
const tables = allTables.map((table) => [getTableName(table), table] as const)

test('the list has the tables of all files', () => {
  const inFiles = readdirSync(domains)
    .map((domain) => join(domains, domain, 'table.ts'))
    .filter((file) => existsSync(file))
    .flatMap((file) => Object.values(jest.requireActual<object>(file)))
    .filter((one): one is PgTable => is(one, PgTable))
    .map(getTableName)
  expect(tables.map(([name]) => name).sort()).toEqual(inFiles.sort())
})

test.each(tables)('%s says where its rows are, and its keys hold the distribution column', (_, table) => {
  const placement = placementOf(table)
  expect(placement).toBeDefined()
  if (!placement || placement === 'every node') return
  const { columns, primaryKeys, uniqueConstraints, indexes } = getTableConfig(table)
  const names = (all: readonly object[]) => all.map((one) => ('name' in one ? one.name : undefined))
  const keys = [
    ...columns.filter((column) => column.primary).map((column) => [column.name]),
    ...primaryKeys.map((key) => names(key.columns)),
    ...uniqueConstraints.map((key) => names(key.columns)),
    ...indexes.filter(({ config }) => config.unique).map(({ config }) => names(config.columns)),
  ]
  expect(keys.length).toBeGreaterThan(0)
  for (const key of keys) expect(key).toContain(placement.column)
})

onCluster(
  'on a cluster no table stays on the coordinator alone, and those by one type of column lie side by side',
  async () => {
    const { db, close } = await openTestDatabase()
    const { rows } = await db.execute<{ name: string; column: string | null; group: number | null }>(sql`
    select c.relname as name, case when d.partmethod = 'h' then column_to_column_name(c.oid, d.partkey) end as column,
      case when d.partmethod = 'h' then d.colocationid end as group
    from pg_class c left join pg_dist_partition d on d.logicalrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not exists (
      select 1 from pg_depend e where e.objid = c.oid and e.deptype = 'e') and (d.logicalrelid is not null
      or c.relname !~ '_[0-9]{6,}$')`)
    const found = new Map(rows.map((row) => [row.name, row]))
    const groups = new Map<string, Set<number | null>>()
    expect([...found.keys()].sort()).toEqual(tables.map(([name]) => name).sort())
    for (const [name, table] of tables) {
      const placement = placementOf(table)
      const column = placement === 'every node' ? null : placement?.column
      expect({ name, column: found.get(name)?.column }).toEqual({ name, column })
      if (placement && placement !== 'every node' && ['uuid', 'text'].includes(placement.type))
        groups.set(placement.type, (groups.get(placement.type) ?? new Set()).add(found.get(name)?.group ?? null))
    }
    expect([...groups.values()].map(({ size }) => size)).toEqual([1, 1])
    await close()
  },
)

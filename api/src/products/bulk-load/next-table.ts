import type { Client } from 'pg'

/** The table that receives the products before it replaces `products`. */
export const NEXT = 'products_next'

/** An index of `products`, and the statement that creates it on the new table. */
export interface NextIndex {
  name: string
  statement: string
  isSearch: boolean
}

/** Creates the new table without indexes, and drops what an aborted run left. */
export async function createNextTable(client: Client): Promise<void> {
  await client.query(`drop table if exists ${NEXT}`)
  await client.query(
    `create table ${NEXT} (like products including defaults including constraints including generated including storage)
    ${await storageParameters(client)}`,
  )
}

/**
 * The storage parameters of `products`, such as its fill factor. `like` does not copy them, and on full pages each
 * order would write to every index.
 */
async function storageParameters(client: Client): Promise<string> {
  const { rows } = await client.query<{ list: string | null }>(
    `select array_to_string(reloptions, ', ') as list from pg_class where oid = 'products'::regclass`,
  )
  return rows[0]?.list ? `with (${rows[0].list})` : ''
}

const renamed = (name: string) => `${name}_next`

/** The indexes that the new table needs, slowest first. */
export async function nextIndexes(client: Client): Promise<NextIndex[]> {
  const { rows } = await client.query<{ name: string; definition: string; method: string }>(`
    select c.relname as name, pg_get_indexdef(i.indexrelid) as definition, am.amname as method
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am am on am.oid = c.relam
    where i.indrelid = 'products'::regclass
    order by am.amname = 'gin' desc, length(pg_get_indexdef(i.indexrelid)) desc, c.relname`)
  return rows.map(({ name, definition, method }) => ({
    name,
    isSearch: method === 'gin',
    statement: definition.replace(/^(create (?:unique )?index) \S+ on \S+/i, `$1 ${renamed(name)} on ${NEXT}`),
  }))
}

/** The non-generated columns, as a list for a statement. */
async function writtenColumns(client: Client): Promise<string> {
  const { rows } = await client.query<{
    list: string
  }>(`select string_agg(quote_ident(attname), ', ' order by attnum) as list
    from pg_attribute where attrelid = 'products'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`)
  return rows[0]?.list ?? ''
}

/** The statements that create the triggers of `products`; dropping the old table drops its triggers. */
async function triggers(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ definition: string }>(`
    select pg_get_triggerdef(oid) as definition from pg_trigger where tgrelid = 'products'::regclass and not tgisinternal`)
  return rows.map(({ definition }) => definition)
}

/**
 * Replaces `products` by the new table, after copying the existing rows and triggers. Other queries wait while this
 * runs.
 */
export async function swapTables(client: Client, indexes: readonly NextIndex[]): Promise<void> {
  const columns = await writtenColumns(client)
  const made = await triggers(client)
  await client.query('lock table products in access exclusive mode')
  await client.query(`insert into ${NEXT} (${columns}) select ${columns} from products`)
  await client.query('drop table products')
  await client.query(`alter table ${NEXT} rename to products`)
  for (const { name } of indexes) {
    if (name === 'products_pkey')
      await client.query(`alter table products add constraint products_pkey primary key using index ${renamed(name)}`)
    else await client.query(`alter index ${renamed(name)} rename to ${name}`)
  }
  for (const definition of made) await client.query(definition)
}

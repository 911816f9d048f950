import type { Client } from 'pg'

/** What a database has before a test: its schema, and the rows that migrations write. */
export interface Origin {
  /** Identifies the schema: it changes with any relation, column, constraint, trigger or function. */
  schema: string
  /** By table, rows as JSON. */
  rows: ReadonlyMap<string, unknown>
}

const SCHEMA = `
  with own as (select oid from pg_namespace where nspname = 'public')
  select md5(concat(
    (select string_agg(concat(oid, relname, relhastriggers), ' ' order by oid) from pg_class where relnamespace in (table own)),
    (select string_agg(concat(attrelid, attname, atttypid, attnotnull, attisdropped), ' ' order by attrelid, attnum)
      from pg_attribute where attrelid in (select oid from pg_class where relnamespace in (table own))),
    (select string_agg(concat(oid, conname), ' ' order by oid) from pg_constraint where connamespace in (table own)),
    (select string_agg(concat(oid, tgname, tgenabled), ' ' order by oid) from pg_trigger),
    (select string_agg(concat(oid, proname, prosrc), ' ' order by oid) from pg_proc where pronamespace in (table own))
  )) as schema`

const USED_TABLES = `
  select quote_ident(relname) as name from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`

export async function readOrigin(client: Client): Promise<Origin> {
  const rows = new Map<string, unknown>()
  for (const name of await namesOf(client, USED_TABLES)) {
    const { rows: read } = await client.query(`select json_agg(one) as all from ${name} one`)
    if (read[0].all) rows.set(name, read[0].all)
  }
  return { schema: await readSchema(client), rows }
}

/** Brings a database back to its origin; false if its schema has changed. */
export async function emptyDatabase(client: Client, { schema, rows }: Origin): Promise<boolean> {
  // Connections that the test left open would keep their locks.
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  if ((await readSchema(client)) !== schema) return false
  const used = await namesOf(client, USED_TABLES)
  if (used.length > 0) await client.query(withoutGuards(await guardsOf(client), `truncate ${used.join(', ')}`))
  await client.query(`select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
    from pg_sequences where last_value is not null`)
  await client.query(`select pg_clear_attribute_stats(schemaname, tablename, attname, inherited)
    from pg_stats where schemaname = 'public'`)
  for (const [name, content] of rows)
    await client.query(`insert into ${name} select * from json_populate_recordset(null::${name}, $1)`, [
      JSON.stringify(content),
    ])
  return true
}

/** `alter table … trigger …` in two parts, between which the change stands, for triggers that append-only tables always run. */
async function guardsOf(client: Client): Promise<(readonly [string, string])[]> {
  const { rows } = await client.query(`
    select format('alter table %s', tgrelid::regclass) as alter, format('trigger %I', tgname) as trigger
    from pg_trigger where tgenabled = 'A'`)
  return rows.map(({ alter, trigger }) => [alter, trigger] as const)
}

/** One implicit transaction, so that the guards are back in any case. */
function withoutGuards(guards: readonly (readonly [string, string])[], statement: string): string {
  const disable = guards.map(([alter, trigger]) => `${alter} disable ${trigger}`)
  const enable = guards.map(([alter, trigger]) => `${alter} enable always ${trigger}`)
  return [...disable, statement, ...enable].join('; ')
}

async function readSchema(client: Client): Promise<string> {
  const { rows } = await client.query(SCHEMA)
  return rows[0].schema
}

async function namesOf(client: Client, query: string): Promise<string[]> {
  const { rows } = await client.query(query)
  return rows.map(({ name }) => name)
}

/// <reference path="../../feed/pg-copy-streams.d.ts" />
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Queries } from '../../database/database'
import type { NewProduct } from '../new-product'
import { copyLine } from './copy-text'
import { createNextTable, NEXT, type NextIndex, nextIndexes, swapTables } from './next-table'

/** The progress of a load; `left` is an estimate in seconds. */
export interface LoadProgress {
  phase: 'products' | 'indexes'
  done: number
  of: number
  left: number
}

/** Products per piece of the COPY stream. */
const PIECE = 500

/**
 * The number of connections that share the work, because PostgreSQL computes each row's search words and indexes on one
 * core per connection.
 */
const CONNECTIONS = 2

/** The time for the indexes as a share of the time for the rows; a search index takes as long as several others. */
const INDEX_SHARE = 0.6
const SEARCH_WEIGHT = 4

/** The maximum number of existing products: they are copied while the table is locked. */
const MOST_BEFORE = 5000

const COLUMNS = `id, sku, name, description, brand, category, colour, condition, audience, tags, status, stock, price_cents,
  base_price_cents, images, featured, seller_id, created_at`

const productLine = (row: NewProduct): string =>
  copyLine([
    ...[row.id, row.sku, row.name, row.description, row.brand, row.category, row.colour, row.condition],
    ...[row.audience ?? 'unisex', row.tags ?? [], row.status, row.stock, row.priceCents, row.priceCents],
    ...[row.images, row.featured ?? false, row.sellerId, row.createdAt],
  ])

/** Whether the database supports this kind of load: its tables are not distributed, and it contains few products. */
export async function canLoadInBulk(db: Pick<Queries, 'execute'>): Promise<boolean> {
  const { rows } = await db.execute<{ can: boolean }>(sql`select to_regclass('pg_dist_partition') is null
    and (select count(*) from (select id from products limit ${MOST_BEFORE + 1}) as held) <= ${MOST_BEFORE} as can`)
  return rows[0]?.can ?? false
}

/**
 * Adds a very large number of visible products of approved sellers or of the shop itself, with the first row of their
 * price history and their stock for lists. It fills and indexes a new table, which then replaces `products`: nobody
 * waits meanwhile, and a killed run leaves the shop unchanged. Existing products stay as they are. `count` is the
 * number of rows. See {@link canLoadInBulk}.
 */
export async function loadProducts(
  url: string,
  rows: Iterable<NewProduct>,
  count: number,
  report: (progress: LoadProgress) => void,
): Promise<void> {
  const clients = Array.from({ length: CONNECTIONS }, () => new Client({ connectionString: url }))
  const [first] = clients
  if (!first) throw new Error('a load needs a connection')
  try {
    await Promise.all(clients.map(open))
    await createNextTable(first)
    const { rows: before } = await first.query<{ id: string }>('select id from products')
    const known = new Set(before.map(({ id }) => id))
    const started = Date.now()
    await copyRows(clients, rows, known, (done) => {
      const perProduct = (Date.now() - started) / 1000 / done
      report({ phase: 'products', done, of: count, left: perProduct * (count * (1 + INDEX_SHARE) - done) })
    })
    const indexes = await nextIndexes(first)
    await buildIndexes(clients, indexes, ((Date.now() - started) / 1000) * INDEX_SHARE, report)
    await first.query('begin')
    await first.query(`insert into price_history (product_id, id, price_cents, since)
      select id, gen_random_uuid(), price_cents, created_at from ${NEXT} order by id`)
    await first.query(`insert into products_by_stock (product_id, stock, active) select id, stock, active from ${NEXT}`)
    await swapTables(first, indexes)
    await first.query('commit')
    // The vacuum allows the first visitor's queries to use index-only scans.
    await Promise.all([
      clients[0]?.query('vacuum analyze products'),
      clients[1]?.query('vacuum analyze price_history, products_by_stock'),
    ])
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)))
  }
}

async function open(client: Client): Promise<void> {
  await client.connect()
  await client.query(`set statement_timeout = 0; set synchronous_commit = off; set maintenance_work_mem = '384MB';
    set max_parallel_maintenance_workers = 0`)
}

/** Copies the rows over all connections in parallel; `onDone` receives the number of rows sent so far. */
async function copyRows(
  clients: readonly Client[],
  rows: Iterable<NewProduct>,
  known: ReadonlySet<string>,
  onDone: (done: number) => void,
) {
  const source = rows[Symbol.iterator]()
  let done = 0
  async function* pieces() {
    for (;;) {
      // Making rows takes long; without yielding to the event loop, other requests would time out.
      await nextTurn()
      const lines: string[] = []
      while (lines.length < PIECE) {
        const next = source.next()
        if (next.done) break
        if (!known.has(next.value.id)) lines.push(productLine(next.value))
      }
      if (lines.length === 0) return
      done += lines.length
      onDone(done)
      yield lines.join('')
    }
  }
  const statement = `copy ${NEXT} (${COLUMNS}) from stdin`
  await Promise.all(
    clients.map((client) => pipeline(Readable.from(pieces(), { highWaterMark: 1 }), client.query(copyFrom(statement)))),
  )
}

/** Builds the indexes, one per connection at a time. */
async function buildIndexes(
  clients: readonly Client[],
  indexes: readonly NextIndex[],
  expected: number,
  report: (progress: LoadProgress) => void,
) {
  const weightOf = ({ isSearch }: NextIndex) => (isSearch ? SEARCH_WEIGHT : 1)
  const sum = indexes.reduce((total, index) => total + weightOf(index), 0)
  const waiting = [...indexes]
  let [done, weight] = [0, 0]
  const started = Date.now()
  await Promise.all(
    clients.map(async (client) => {
      for (let index = waiting.shift(); index; index = waiting.shift()) {
        await client.query(index.statement)
        done += 1
        weight += weightOf(index)
        const left = weight < sum / 4 ? expected : (((Date.now() - started) / 1000) * (sum - weight)) / weight
        report({ phase: 'indexes', done, of: indexes.length, left })
      }
    }),
  )
}

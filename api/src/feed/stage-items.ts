/// <reference path="./pg-copy-streams.d.ts" />
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { uuidv7 } from 'uuidv7'
import type { PictureStore } from '../pictures/picture-store'
import { BadItem, type BadRow } from './bad-item'
import type { CompletedItem } from './complete-items'
import { feedColumns } from './feed-columns'
import { parseItem, type StagedItem } from './parse-item'

/** The columns of `staged`: line, feed columns, creation time, and ids for a new product and its first price. */
const COLUMNS = [
  'line integer',
  ...Object.entries(feedColumns).map(([name, { type }]) => `${name} ${type}`),
  'created_at timestamptz, fresh uuid, fresh_price uuid',
].join(', ')

/** Formats a value for COPY: lists as JSON; an unquoted empty field is NULL. */
function toCopyField(value: unknown): string | number | null {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  return JSON.stringify(value)
}

/** The time in a UUIDv7 (RFC 9562 §5.7); `now` for any other id and for a time in the future. */
function madeAt(id: string | null, now: Date): Date {
  const at = id?.charAt(14) === '7' ? Number.parseInt(id.replace('-', '').slice(0, 12), 16) : Number.NaN
  return at > 0 && at <= now.getTime() ? new Date(at) : now
}

/**
 * Creates a check that throws `BadItem` for an item that repeats an earlier one, and otherwise returns the id for its
 * product.
 */
function createUniquenessCheck() {
  const skus = new Set<string>()
  const forms = new Set<string>()
  const owners = new Map<string, string>()
  return ({ sku, group_sku: groupSku, product_id: productId, colour, size }: StagedItem): string | null => {
    const form = JSON.stringify([groupSku, colour, size])
    if (skus.has(sku)) throw new BadItem(`id "${sku}" is in the file already.`)
    if (groupSku !== null && forms.has(form))
      throw new BadItem(`color and size are in the group "${groupSku}" already.`)
    skus.add(sku)
    forms.add(form)
    const owner = groupSku ?? sku
    if (productId === null || (owners.get(productId) ?? owner) !== owner) return null
    owners.set(productId, owner)
    return productId
  }
}

/**
 * Copies valid items into the temporary table `staged` and reports invalid ones to `onBad`. Returns the number of valid
 * ones.
 */
export async function stageItems(
  client: Client,
  items: AsyncIterable<CompletedItem>,
  pictures: PictureStore,
  now: Date,
  onBad: (bad: BadRow) => void,
): Promise<number> {
  await client.query(`create temporary table staged (${COLUMNS}) on commit drop`)
  const checkUnique = createUniquenessCheck()
  let good = 0
  async function* rows() {
    for await (const completed of items) {
      const { line } = completed
      try {
        const read = await parseItem(completed, pictures)
        const productId = checkUnique(read)
        good += 1
        const values = Object.values({ ...read, product_id: productId }).map(toCopyField)
        yield [line, ...values, madeAt(productId, now).toISOString(), uuidv7(), uuidv7()]
      } catch (error) {
        if (!(error instanceof BadItem)) throw error
        const sku = completed.item.id?.trim()
        onBad({ line, ...(sku && { sku }), reason: error.message })
      }
    }
  }
  // Quoted fields are strings, even if empty; unquoted empty fields are NULL.
  await pipeline(
    Readable.from(rows()),
    stringify({ quoted_string: true }),
    client.query(copyFrom('copy staged from stdin (format csv)')),
  )
  return good
}

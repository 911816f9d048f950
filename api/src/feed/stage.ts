/// <reference path="./pg-copy-streams.d.ts" />
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { uuidv7 } from 'uuidv7'
import type { PictureStore } from '../pictures/picture-store'
import type { BadRow, ReadItem } from './fields'
import { BadItem, parseItem, type StagedItem } from './parse-item'

const COLUMNS = `line integer, sku text, group_sku text, product_id uuid, variant_id uuid, created_at timestamptz,
  name text, description text, brand text, category text, colour text, size text, condition text, status text,
  release_date date, price_cents integer, stock integer, images jsonb, featured boolean, fresh uuid, fresh_price uuid`

/** When a UUIDv7 (RFC 9562 §5.7) was made; now for one that is none, or lies ahead. */
function madeAt(id: string | null, now: Date): Date {
  const at = id?.charAt(14) === '7' ? Number.parseInt(id.replace('-', '').slice(0, 12), 16) : Number.NaN
  return at > 0 && at <= now.getTime() ? new Date(at) : now
}

/** Rejects what an earlier row of the file said already. */
function createUniqueness() {
  const skus = new Set<string>()
  const forms = new Set<string>()
  const owners = new Map<string, string>()
  return ({ sku, groupSku, productId, colour, size }: StagedItem): string | null => {
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

/** Copies the good items into the temporary table `staged`; the bad ones go to `onBad`. Answers how many were good. */
export async function stageItems(
  client: Client,
  items: AsyncIterable<ReadItem>,
  pictures: PictureStore,
  now: Date,
  onBad: (bad: BadRow) => void,
): Promise<number> {
  await client.query(`create temporary table staged (${COLUMNS}) on commit drop`)
  const accept = createUniqueness()
  let good = 0
  async function* rows() {
    for await (const { line, item } of items) {
      try {
        const read = await parseItem(item, pictures)
        const productId = accept(read)
        good += 1
        yield [
          ...[line, read.sku, read.groupSku, productId, read.variantId, madeAt(productId, now).toISOString()],
          ...[read.name, read.description, read.brand, read.category, read.colour, read.size, read.condition],
          ...[read.status, read.releaseDate, read.priceCents, read.stock, JSON.stringify(read.images)],
          ...[String(read.featured), uuidv7(), uuidv7()],
        ]
      } catch (error) {
        if (!(error instanceof BadItem)) throw error
        onBad({ line, reason: error.message })
      }
    }
  }
  // Quoted texts are texts, also empty ones; what is not quoted and empty is NULL.
  await pipeline(
    Readable.from(rows()),
    stringify({ quoted_string: true }),
    client.query(copyFrom('copy staged from stdin (format csv)')),
  )
  return good
}

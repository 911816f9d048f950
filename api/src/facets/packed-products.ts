import { sql } from 'drizzle-orm'
import type { Pause } from '../schedule/pause-often'
import { emptyProducts, type IndexedProducts, type OfferKind } from './indexed-products'

/** Separates colour and size; texts contain no control characters. */
const GAP = '\u001f'

/** Ends the offers of a product; a surcharge is never negative. */
const END = -1

/** Bytes of a product before its offers: id, cents, mix, microseconds since 1970, units sold, rating. */
const BYTES = 16 + 4 + 4 + 8 + 4 + 8

const gap = sql.raw(`chr(${GAP.charCodeAt(0)})`)

/** An offer: its surcharge, and its kind with the number of its bytes. */
const offer = (surcharge: string, soldOut: string, colour: string, size: string) => {
  const kind = sql`convert_to(${sql.raw(soldOut)} || ${sql.raw(colour)} || ${gap} || ${sql.raw(size)}, 'UTF8')`
  return sql`int4send(${sql.raw(surcharge)}) || int2send(octet_length(${kind})::int2) || ${kind}`
}

/** A variant without a colour has its product's. */
const offers = sql`coalesce((select string_agg(${offer(
  'v.surcharge_cents',
  "case when v.stock = 0 and products.status <> 'up-coming' then '1' else '0' end",
  "coalesce(nullif(v.colour, ''), products.colour)",
  'v.size',
)}, ''::bytea) from product_variants v where v.product_id = products.id),
  ${offer('0', "case availability when 'sold-out' then '1' else '0' end", 'products.colour', "''")})`

/** Packs the products of a group, for {@link decodeProducts}. Each holds its own variants, so that none can get another's. */
export const packedProducts = sql`string_agg(uuid_send(id) || int4send(price_cents) || int4send(uuid_hash(id))
  || int8send(greatest(extract(epoch from created_at) * 1000000, 0)::bigint) || int4send(units_sold)
  || float8send(rating_score) || ${offers} || int4send(${sql.raw(String(END))}), ''::bytea) as packed`

function parseKind(bytes: Buffer): OfferKind {
  const [colour = '', size = ''] = bytes.toString('utf8', 1).split(GAP)
  return { colour, size, soldOut: bytes[0] === 0x31 }
}

/** The arrays of several groups' products, in no order, and their kinds of offers, which begin with those of `before`. */
export async function decodeProducts(
  groups: readonly { owner: number; packed: Buffer }[],
  before: readonly OfferKind[],
  pause: Pause,
): Promise<{ products: IndexedProducts; kinds: OfferKind[] }> {
  const kinds = [...before]
  const codes = new Map(
    before.map(({ colour, size, soldOut }, code) => [
      Buffer.from(`${soldOut ? 1 : 0}${colour}${GAP}${size}`).toString('latin1'),
      code,
    ]),
  )
  const bytes = groups.reduce((sum, { packed }) => sum + packed.length, 0)
  // Too large at first, because an offer has at least eight bytes.
  const products = emptyProducts(Math.floor(bytes / (BYTES + 4)), Math.floor(bytes / 8))
  let [n, offers] = [0, 0]
  for (const { owner, packed } of groups) {
    for (let at = 0; at < packed.length; n += 1) {
      for (let word = 0; word < 4; word += 1) products.ids[4 * n + word] = packed.readUInt32BE(at + 4 * word)
      const cents = packed.readInt32BE(at + 16)
      products.owners[n] = owner
      products.cents[n] = cents
      products.mixes[n] = packed.readInt32BE(at + 20)
      products.created[n] = packed.readUInt32BE(at + 24) * 2 ** 32 + packed.readUInt32BE(at + 28)
      products.sold[n] = packed.readInt32BE(at + 32)
      products.ratings[n] = packed.readDoubleBE(at + 36)
      at += BYTES
      for (let surcharge = packed.readInt32BE(at); surcharge !== END; surcharge = packed.readInt32BE(at)) {
        const [from, length] = [at + 6, packed.readInt16BE(at + 4)]
        const text = packed.toString('latin1', from, from + length)
        let kind = codes.get(text)
        if (kind === undefined) {
          kind = kinds.push(parseKind(packed.subarray(from, from + length))) - 1
          codes.set(text, kind)
        }
        products.offerCents[offers] = cents + surcharge
        products.offerKinds[offers] = kind
        offers += 1
        at = from + length
      }
      at += 4
      products.starts[n + 1] = offers
    }
    await pause()
  }
  return {
    kinds,
    products: {
      ids: products.ids.slice(0, 4 * n),
      mixes: products.mixes.slice(0, n),
      owners: products.owners.slice(0, n),
      cents: products.cents.slice(0, n),
      created: products.created.slice(0, n),
      sold: products.sold.slice(0, n),
      ratings: products.ratings.slice(0, n),
      starts: products.starts.slice(0, n + 1),
      offerCents: products.offerCents.slice(0, offers),
      offerKinds: products.offerKinds.slice(0, offers),
    },
  }
}

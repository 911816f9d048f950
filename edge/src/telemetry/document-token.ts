import { createHmac, timingSafeEqual } from 'node:crypto'
import { networkOfAddress } from './network-of-address'

/** How long a document may report, in milliseconds. */
export const TOKEN_MS = 3_600_000
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** Bytes of the parts of a token, in their order. */
const BYTES = { id: 9, expires: 4, counted: 1, page: 1, combination: 6, network: 4, mac: 12 }
const SIGNED = BYTES.id + BYTES.expires + BYTES.counted + BYTES.page + BYTES.combination + BYTES.network
/** Index of the page's remote where no remote answers. */
const NO_PAGE = 255

/** The content of a document's token; ids and digests are base64url. */
export interface DocumentFacts {
  id: string
  /** Whether its reports count; not if its address has reached its number of documents for this hour. */
  counted: boolean
  /** Digest of the versions that it was served with (`Combination`). */
  combination: string
  /** Index of the page's remote among the names of the combination. */
  page: number | undefined
  /** Digest of the network that requested it. */
  network: string
}

/**
 * Signs and reads the tokens that let documents report, base64url: the facts, the minute when it expires, and a MAC
 * (HMAC-SHA256). All instances of a site share the secret.
 */
export interface DocumentTokens {
  sign(facts: DocumentFacts): string
  /** Digest of an address's network. It changes every day, so that it cannot follow a visitor. */
  networkOf(address: string): string
  /** Undefined when the token is forged or has expired. */
  read(token: string): DocumentFacts | undefined
}

export function createDocumentTokens(secret: string, now: () => number = Date.now): DocumentTokens {
  // A separate key, so that a token grants nothing else that the secret protects.
  const key = createHmac('sha256', secret).update('superium-telemetry').digest()
  const macOf = (signed: Buffer): Buffer => createHmac('sha256', key).update(signed).digest().subarray(0, BYTES.mac)

  return {
    networkOf(address) {
      const day = Math.floor(now() / DAY_MS)
      const { site } = networkOfAddress(address)
      const digest = createHmac('sha256', key).update(`network ${day} ${site}`).digest()
      return digest.subarray(0, BYTES.network).toString('base64url')
    },
    sign({ id, counted, combination, page, network }) {
      const expires = Buffer.alloc(BYTES.expires)
      expires.writeUInt32BE(Math.ceil((now() + TOKEN_MS) / MINUTE_MS))
      const signed = Buffer.concat([
        Buffer.from(id, 'base64url'),
        expires,
        Buffer.from([counted ? 1 : 0, page ?? NO_PAGE]),
        Buffer.from(combination, 'base64url'),
        Buffer.from(network, 'base64url'),
      ])
      if (signed.length !== SIGNED) throw new Error('a part of the token has another length')
      return Buffer.concat([signed, macOf(signed)]).toString('base64url')
    },
    read(token) {
      const bytes = Buffer.from(token, 'base64url')
      const [signed, mac] = [bytes.subarray(0, SIGNED), bytes.subarray(SIGNED)]
      if (mac.length !== BYTES.mac || !timingSafeEqual(mac, macOf(signed))) return undefined
      let start = 0
      const take = (part: keyof typeof BYTES): Buffer => {
        start += BYTES[part]
        return signed.subarray(start - BYTES[part], start)
      }
      const id = take('id').toString('base64url')
      if (take('expires').readUInt32BE() * MINUTE_MS < now()) return undefined
      const counted = take('counted')[0] === 1
      const page = take('page')[0]
      return {
        id,
        counted,
        page: page === NO_PAGE ? undefined : page,
        combination: take('combination').toString('base64url'),
        network: take('network').toString('base64url'),
      }
    },
  }
}

/** Bytes of a document's random id. */
export const ID_BYTES = BYTES.id
/** Bytes of the digest of a combination. */
export const COMBINATION_BYTES = BYTES.combination

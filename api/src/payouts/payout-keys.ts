import { createHash } from 'node:crypto'
import { SettingsError } from '../settings-error'

/** A key that seals account numbers: AES-256. */
export interface PayoutKey {
  /** The beginning of the key's hash: it names the key in the rows that it sealed, and tells nothing of it. */
  id: string
  key: Buffer
}

/** The keys that open account numbers; the first one seals. */
export type PayoutKeys = readonly [PayoutKey, ...PayoutKey[]]

const KEY = /^[A-Za-z0-9+/_-]{43}=?$/

function parseKey(text: string): PayoutKey {
  // The message must not repeat the value, which is a secret.
  if (!KEY.test(text)) throw new SettingsError('PAYOUT_KEY must be 32 bytes in base64, the newest first, with commas.')
  const key = Buffer.from(text, 'base64')
  return { id: createHash('sha256').update(key).digest('hex').slice(0, 12), key }
}

/** Reads `PAYOUT_KEY`, the newest key first; undefined when it is not set. Throws `SettingsError`, without the value. */
export function parsePayoutKeys(value: string | undefined): PayoutKeys | undefined {
  if (!value?.trim()) return undefined
  const [first = '', ...others] = value.split(',').map((text) => text.trim())
  return [parseKey(first), ...others.map(parseKey)]
}

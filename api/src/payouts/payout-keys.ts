import { createHash } from 'node:crypto'
import { SettingsError } from '@superium/shared/settings'

/** An AES-256 key that encrypts account numbers. */
export interface PayoutKey {
  /** The start of the key's hash: it identifies the key in encrypted rows without revealing anything about it. */
  id: string
  key: Buffer
}

/** The keys for decryption; the first one also encrypts. */
export type PayoutKeys = readonly [PayoutKey, ...PayoutKey[]]

const KEY = /^[A-Za-z0-9+/_-]{43}=?$/

function parseKey(text: string): PayoutKey {
  // The error message must not contain the value, which is a secret.
  if (!KEY.test(text)) throw new SettingsError('PAYOUT_KEY must be 32 bytes in base64, the newest first, with commas.')
  const key = Buffer.from(text, 'base64')
  return { id: createHash('sha256').update(key).digest('hex').slice(0, 12), key }
}

/** Parses `PAYOUT_KEY`, the newest key first. Throws `SettingsError` without the value. */
export function parsePayoutKeys(value: string): PayoutKeys {
  const [first = '', ...others] = value.split(',').map((text) => text.trim())
  return [parseKey(first), ...others.map(parseKey)]
}

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { PayoutKeys } from './payout-keys'

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** The row of an encrypted number, which cannot be decrypted in another row. */
interface Place {
  userId: string
  id: string
}

/** An encrypted account number, and the id of its key. */
export interface SealedNumber {
  sealed: Buffer
  keyId: string
}

const placeBytes = ({ userId, id }: Place): Buffer => Buffer.from(`payout ${id} ${userId}`)

/** Encrypts an account number for one row with the newest key. The result is nonce, tag and ciphertext. */
export function sealNumber([{ id: keyId, key }]: PayoutKeys, place: Place, number: string): SealedNumber {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG }).setAAD(placeBytes(place))
  const text = Buffer.concat([cipher.update(number, 'utf8'), cipher.final()])
  return { sealed: Buffer.concat([nonce, cipher.getAuthTag(), text]), keyId }
}

/** Decrypts a row's account number; null if its key is not among `keys`, or if the ciphertext was changed or moved. */
export function openNumber(keys: PayoutKeys, place: Place, { sealed, keyId }: SealedNumber): string | null {
  const known = keys.find(({ id }) => id === keyId)
  if (!known) return null
  const decipher = createDecipheriv(CIPHER, known.key, sealed.subarray(0, NONCE), { authTagLength: TAG })
    .setAAD(placeBytes(place))
    .setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

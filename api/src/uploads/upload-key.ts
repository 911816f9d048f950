import { createHash } from 'node:crypto'

/**
 * `u1-<hash of the image>-<tone>`; the tone (placeholder colours) is in the key so that it is known without a query.
 */
const KEY = /^u1-[0-9a-f]{32}-([0-9a-f]{12})$/

/** The key of an uploaded picture: the first half of the image's SHA-256 and its tone (`PictureSource.toneOf`). */
export function uploadKey(image: Buffer, tone: string): string {
  return `u1-${createHash('sha256').update(image).digest('hex').slice(0, 32)}-${tone}`
}

/** The tone in the key of an upload; undefined for any other key. */
export const toneOfUpload = (key: string): string | undefined => KEY.exec(key)?.[1]

import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An anonymous random number in the visitor's browser. It is only set while a canary runs. */
const COOKIE = 'superium-bucket'
const MAX_AGE_SECONDS = 30 * 86_400
const PATTERN = new RegExp(`(?:^|;\\s*)${COOKIE}=([0-9a-f]{16})(?:;|$)`)

/** The visitor's bucket, if the browser sent one. */
export const bucketOf = (request: FastifyRequest): string | undefined => PATTERN.exec(request.headers.cookie ?? '')?.[1]

/** Assigns a bucket to the visitor and sets its cookie. */
export function giveBucket(request: FastifyRequest, reply: FastifyReply): string {
  const bucket = randomBytes(8).toString('hex')
  const secure = request.protocol === 'https' ? '; Secure' : ''
  reply.header('set-cookie', `${COOKIE}=${bucket}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${secure}`)
  return bucket
}

/**
 * Whether a bucket belongs to the canary's `traffic` per cent. The version salts the hash, so that each canary gets
 * different visitors; a visitor who is in at 10 % stays in at 50 %.
 */
export function isInCanary(bucket: string, name: string, version: string, traffic: number): boolean {
  const hash = createHash('sha256').update(`${version}\0${name}\0${bucket}`).digest()
  return (hash.readUInt32BE(0) / 2 ** 32) * 100 < traffic
}

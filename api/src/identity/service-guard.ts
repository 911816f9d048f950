import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Problem } from '../http/problem'

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

/** 401 unless the bearer token is the service token, compared in constant time. */
export function serviceGuard(serviceToken: string): (request: FastifyRequest) => Promise<void> {
  const expected = hash(serviceToken)
  return async (request) => {
    const [, token = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? []
    if (!timingSafeEqual(hash(token), expected)) throw new Problem(401, 'This address is for the site itself.')
  }
}

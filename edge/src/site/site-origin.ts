import type { FastifyRequest } from 'fastify'

/** The site's public origin: as configured, or as the request says it, if that is a host at all. */
export function siteOrigin(request: FastifyRequest, configured: string | undefined): string {
  if (configured !== undefined) return configured
  const host = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i.test(request.host) ? request.host : 'localhost'
  return `${request.protocol}://${host}`
}

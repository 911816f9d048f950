import type { FastifyRequest } from 'fastify'

/** The site's public origin: the configured one, or the request's if its host is valid. */
export function siteOrigin(request: FastifyRequest, configured: string | undefined): string {
  if (configured !== undefined) return configured
  const address = `${request.protocol}://${request.host}`
  const valid = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i.test(request.host) && URL.canParse(address)
  return valid ? address : `${request.protocol}://localhost`
}

import type { FastifyReply, FastifyRequest } from 'fastify'

const NAMES = { signed: 'superium-override', local: 'superium-local' } as const

/** `signed`: the token of an override link; `local`: addresses of development servers (development sites only). */
export type Kind = keyof typeof NAMES

/** The cookie's value, as it was set. */
export function readOverride(request: FastifyRequest, kind: Kind): string | undefined {
  const found = new RegExp(`(?:^|;\\s*)${NAMES[kind]}=([^;\\s]{1,3000})`).exec(request.headers.cookie ?? '')?.[1]
  try {
    return found === undefined ? undefined : decodeURIComponent(found)
  } catch {
    return undefined
  }
}

/** Sets the cookie until a time in milliseconds since the epoch. */
export function setOverride(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: Kind,
  value: string,
  until: number,
): void {
  const secure = request.protocol === 'https' ? '; Secure' : ''
  const end = new Date(until).toUTCString()
  reply.header(
    'set-cookie',
    `${NAMES[kind]}=${encodeURIComponent(value)}; Path=/; Expires=${end}; HttpOnly; SameSite=Lax${secure}`,
  )
}

/** Removes both cookies. */
export function clearOverrides(request: FastifyRequest, reply: FastifyReply): void {
  for (const kind of ['signed', 'local'] as const) setOverride(request, reply, kind, '', 0)
}

import { endRefusedSession, renewIdentityToken } from '@superium/shared/state'

type Send = (request: Request) => Promise<Response>

/**
 * Sends a request and, after a 401, once more with a fresh token: the roles may have changed, or a clock may be wrong.
 * Repeating a write is safe, because the API refuses a token before it does anything. A second 401 ends the session.
 */
export async function repeatWithFreshToken(request: Request, send: Send): Promise<Response> {
  const answer = await send(request)
  if (answer.status !== 401) return answer
  const [, refused = null] = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '') ?? []
  const token = await renewIdentityToken(refused)
  if (token === null) return answer
  request.headers.set('Authorization', `Bearer ${token}`)
  const second = await send(request)
  if (second.status === 401) await endRefusedSession()
  return second
}

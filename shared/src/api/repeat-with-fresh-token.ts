import { endRefusedSession, renewIdentityToken } from '@superium/shared/state'

type Send = (request: Request) => Promise<Response>

/**
 * Sends a request, and once more with a fresh token when it is answered 401: roles may have changed, or a clock be wrong.
 * The API refuses before it does anything, so a write is safe, too. A fresh token that is refused ends the session.
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

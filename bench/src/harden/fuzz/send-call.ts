import type { Pool } from 'undici'
import { type Account, headersOf } from '../site/accounts'
import type { Answer } from './judge-answer'
import type { Call } from './make-call'

/** A call that takes longer than this many milliseconds counts as hung; even a busy machine is much faster. */
const HUNG_MS = 30_000

/**
 * Sends a call as an account, or as a guest from this address; a stream is closed after its first bytes. Rejects if
 * there is no response.
 */
export async function sendCall(pool: Pool, call: Call, caller: Account | { ip: string }): Promise<Answer> {
  const who = 'token' in caller ? headersOf(caller) : { 'x-forwarded-for': caller.ip }
  const answer = await pool.request({
    path: call.path,
    method: call.operation.method as 'GET',
    headers: { ...call.headers, ...who },
    body: call.body ?? null,
    signal: AbortSignal.timeout(HUNG_MS),
  })
  const type = String(answer.headers['content-type'] ?? '').replace(/;.*$/, '')
  if (type === 'text/event-stream') {
    answer.body.destroy()
    answer.body.on('error', () => {})
    return { status: answer.statusCode, type, text: '' }
  }
  return { status: answer.statusCode, type, text: await answer.body.text() }
}

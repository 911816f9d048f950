import type { StageVersion } from '@superium/shared/contract'
import { parseStageDocument } from './parse-stage-document'

const TIMEOUT_MS = 3_000
/** Bytes of a discovery document. */
const MAX_BYTES = 2 * 1024 * 1024

/**
 * Reads what is live at another site from its public discovery document: within three seconds, two megabytes at most,
 * without credentials, and without following a redirect, which could lead to a private address. Rejects with a message
 * to show in the stage's column.
 */
export async function readStage(url: string, timeoutMs = TIMEOUT_MS): Promise<Map<string, StageVersion[]>> {
  const signal = AbortSignal.timeout(timeoutMs)
  let answer: Response
  try {
    answer = await fetch(new URL('/discovery.json?versions=all', url), {
      headers: { accept: 'application/json' },
      redirect: 'manual',
      signal,
    })
  } catch {
    throw new Error(signal.aborted ? notInTime(timeoutMs) : 'It does not answer.')
  }
  if (answer.status !== 200) {
    await answer.body?.cancel()
    const redirects = answer.status >= 300 && answer.status < 400
    throw new Error(redirects ? 'It redirects, which is not followed.' : `It answers with status ${answer.status}.`)
  }
  const text = await textOf(answer).catch((error: unknown) => {
    throw signal.aborted ? new Error(notInTime(timeoutMs)) : error
  })
  try {
    return parseStageDocument(JSON.parse(text))
  } catch {
    throw new Error('Its answer is no discovery document.')
  }
}

const notInTime = (ms: number): string => `It does not answer within ${ms / 1_000} s.`

async function textOf(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength
    // Leaving the loop ends the transfer.
    if (bytes > MAX_BYTES) throw new Error('Its answer is too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

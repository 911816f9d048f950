import { ConnectionError, dataOrThrow } from '@superium/shared/api'

/** Milliseconds without a byte after which the connection counts as lost; a large file may take as long as it needs. */
const SILENCE_MS = 30_000

type Body = ReadableStream<Uint8Array>

/** How a file is asked for: as a stream, without the time limit and the repetitions of other calls. */
export interface DownloadOptions {
  parseAs: 'stream'
  signal: AbortSignal
  fetch(request: Request): Promise<Response>
}

/** The answer of the API's client to a call with `DownloadOptions`. */
export interface DownloadAnswer {
  data?: unknown
  error?: unknown
  response: Response
}

/**
 * Reads a file of the API whole. `onBytes` gets how many bytes have come. Throws `ApiError` for a refusal, `ConnectionError` for a
 * file that breaks off or comes no further, and the signal's reason when the caller gives up.
 */
export async function download(
  get: (options: DownloadOptions) => Promise<DownloadAnswer>,
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const end = new AbortController()
  const give = (): void => end.abort(signal.reason)
  const awake = (): ReturnType<typeof setTimeout> =>
    setTimeout(() => end.abort(new DOMException('no byte came', 'TimeoutError')), SILENCE_MS)
  let timer = awake()
  signal.addEventListener('abort', give)
  try {
    const { response, ...answer } = await get({
      parseAs: 'stream',
      signal: end.signal,
      fetch: (request) => fetch(request),
    })
    const body = dataOrThrow({ ...answer, response }) as Body
    const parts: BlobPart[] = []
    let bytes = 0
    const lost = whenAborted(end.signal)
    const reader = body.getReader()
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), lost])
      if (done) return new Blob(parts, { type: response.headers.get('content-type') ?? '' })
      clearTimeout(timer)
      timer = awake()
      parts.push(value as Uint8Array<ArrayBuffer>)
      bytes += value.length
      onBytes(bytes)
    }
  } catch (error) {
    if (signal.aborted) throw signal.reason
    // What the API said goes on as it is; anything else is the connection.
    throw error instanceof Error && error.name === 'ApiError' ? error : new ConnectionError(end.signal.reason ?? error)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', give)
    end.abort()
  }
}

/** Rejects when a signal aborts; nobody has to wait for it. */
function whenAborted(signal: AbortSignal): Promise<never> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  aborted.catch(() => {})
  return aborted
}

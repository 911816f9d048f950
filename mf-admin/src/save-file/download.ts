import { ConnectionError, dataOrThrow } from '@superium/shared/api'

/** Milliseconds without a byte after which the connection counts as lost. The whole download has no time limit. */
const SILENCE_MS = 30_000

type Body = ReadableStream<Uint8Array>

/** The options of a download: a stream, without the time limit and retries of other calls. */
export interface DownloadOptions {
  parseAs: 'stream'
  signal: AbortSignal
  fetch(request: Request): Promise<Response>
}

/** The API client's result of a call with `DownloadOptions`. */
export interface DownloadAnswer {
  data?: unknown
  error?: unknown
  response: Response
}

/**
 * Downloads a whole file from the API. `onBytes` gets the number of bytes so far. Throws `ApiError` for an error
 * response, `ConnectionError` if the download breaks off or stalls, and the signal's reason if the caller aborts it.
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
    // Everything except the API's own errors is a connection failure.
    throw error instanceof Error && error.name === 'ApiError' ? error : new ConnectionError(end.signal.reason ?? error)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', give)
    end.abort()
  }
}

/** Rejects when a signal aborts; ignoring it causes no unhandled rejection. */
function whenAborted(signal: AbortSignal): Promise<never> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  aborted.catch(() => {})
  return aborted
}

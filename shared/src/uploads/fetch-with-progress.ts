import { ConnectionError } from '@superium/shared/api'

/**
 * The connection counts as lost when no byte is sent or received for this long. The API decodes up to three files, one after the
 * other, for at most 20 s each, before it reads on or answers; the site's server waits for 75 s.
 */
const STALLED_MS = 80_000

const NO_BODY = new Set([204, 205, 304])

/**
 * The `fetch` of one API call that sends a file, or a form with files: `api.POST(…, { fetch: fetchWithProgress(form, onProgress) })`.
 * `onProgress` gets the sent share, 0 to 1. Rejects with ConnectionError, or with the reason of the caller's abort.
 */
export function fetchWithProgress(
  body: FormData | Blob,
  onProgress: (share: number) => void,
): (request: Request) => Promise<Response> {
  return ({ url, method, headers, signal }) =>
    new Promise((resolve, reject) => {
      const call = new XMLHttpRequest()
      const fail = (reason: unknown) => reject(signal.aborted ? signal.reason : new ConnectionError(reason))
      let stalled: ReturnType<typeof setTimeout> | undefined
      let late = false
      const awake = () => {
        clearTimeout(stalled)
        stalled = setTimeout(() => {
          late = true
          call.abort()
        }, STALLED_MS)
      }
      const abort = () => call.abort()
      call.open(method, url)
      // The browser writes the content type of a form, with its boundary.
      for (const [name, value] of headers)
        if (name !== 'content-type' || body instanceof Blob) call.setRequestHeader(name, value)
      call.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        awake()
        if (lengthComputable && total > 0) onProgress(loaded / total)
      }
      call.upload.onload = () => onProgress(1)
      call.onload = () => {
        const answer = NO_BODY.has(call.status) ? null : call.responseText
        resolve(new Response(answer, { status: call.status, headers: { 'content-type': 'application/json' } }))
      }
      call.onerror = () => fail(new TypeError('the upload failed'))
      call.onabort = () => fail(new DOMException('the upload stood still', late ? 'TimeoutError' : 'AbortError'))
      call.onloadend = () => {
        clearTimeout(stalled)
        signal.removeEventListener('abort', abort)
      }
      if (signal.aborted) return reject(signal.reason)
      signal.addEventListener('abort', abort)
      awake()
      call.send(body)
    })
}

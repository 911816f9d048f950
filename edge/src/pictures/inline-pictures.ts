import type { CriticalPicture } from '@superium/shared/contract'

/** Milliseconds that a document waits for a picture: one that must be drawn first is there for the next visitor. */
const WAIT_MS = 60
const FETCH_MS = 5_000
/** Bytes beyond which a picture is not worth the other bytes of the document that wait behind it. */
const LARGEST_BYTES = 12 * 1024
const MOST_KEPT = 500

/** Reads pictures from the API and keeps the last ones: their addresses never change their content. */
export interface InlinePictures {
  /**
   * A style that gives each of these pictures its phone-sized form as the background of its `<img>`: it is painted with
   * the document, and the sharper file covers it when it has come. Empty where none is there in time.
   */
  style(pictures: readonly CriticalPicture[]): Promise<string>
}

export function openInlinePictures(apiUrl: string): InlinePictures {
  const kept = new Map<string, Promise<string | undefined>>()

  const data = (address: string): Promise<string | undefined> => {
    const known = kept.get(address)
    if (known) {
      // The map keeps the order of insertion: what was used last goes last.
      kept.delete(address)
      kept.set(address, known)
      return known
    }
    const reading = read(apiUrl + address).catch(() => {
      kept.delete(address)
      return undefined
    })
    kept.set(address, reading)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return reading
  }

  return {
    async style(pictures) {
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, WAIT_MS, undefined).unref())
      const rules = pictures.map(async ({ src, inline }) => {
        const url = await Promise.race([data(inline), late])
        return url === undefined ? '' : `img[src="${src}"]{background-image:url(${url})}`
      })
      return (await Promise.all(rules)).join('')
    },
  }
}

/** The picture as a `data:` address; `undefined` when it is too large. */
async function read(url: string): Promise<string | undefined> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(FETCH_MS) })
  if (!answer.ok || answer.headers.get('content-type') !== 'image/avif') {
    await answer.body?.cancel()
    throw new Error(`status ${answer.status}`)
  }
  const bytes = Buffer.from(await answer.arrayBuffer())
  return bytes.length > LARGEST_BYTES ? undefined : `data:image/avif;base64,${bytes.toString('base64')}`
}

import type { CriticalPicture } from '@superium/shared/contract'

/** Milliseconds that a document waits for a picture; a late one is inlined for the next visitor. */
const WAIT_MS = 60
const FETCH_MS = 5_000
/** Larger pictures would delay the rest of the document too much. */
const LARGEST_BYTES = 12 * 1024
const MOST_KEPT = 500

/** Reads pictures from the API and caches them: their content is immutable. */
export interface InlinePictures {
  /**
   * CSS that shows each picture's phone-sized file as the background of its `<img>` until the sharp one is loaded. Empty
   * where no picture arrives in time.
   */
  style(pictures: readonly CriticalPicture[]): Promise<string>
}

export function openInlinePictures(apiUrl: string): InlinePictures {
  const kept = new Map<string, Promise<string | undefined>>()

  const data = (address: string): Promise<string | undefined> => {
    const known = kept.get(address)
    if (known) {
      // Re-inserting moves it to the end: the map is ordered by last use.
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

/** The picture as a `data:` URL; undefined when it is too large. */
async function read(url: string): Promise<string | undefined> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(FETCH_MS) })
  if (!answer.ok || answer.headers.get('content-type') !== 'image/avif') {
    await answer.body?.cancel()
    throw new Error(`status ${answer.status}`)
  }
  const bytes = Buffer.from(await answer.arrayBuffer())
  return bytes.length > LARGEST_BYTES ? undefined : `data:image/avif;base64,${bytes.toString('base64')}`
}

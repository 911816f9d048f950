import { SCRIPT_TIMEOUT_MS } from '@superium/shared/constants'

/** After this time the browser no longer serves the failed response again. */
const FORGET_MS = 150

/**
 * Loads, and repeats a failed load once, because the first answer may come from a failed preload of the document. A
 * time-out is not repeated: the browser would queue the second request behind the first.
 */
export async function retryOnce<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (error instanceof Error && 'type' in error && error.type === 'timeout') throw error
    const forgotten = new Promise((resolve) => setTimeout(resolve, FORGET_MS))
    // Chunk loaders name the failed file in `request`.
    if (error instanceof Error && 'request' in error) await renewCached(String(error.request))
    await forgotten
    return load()
  }
}

/** Replaces a file in the browser's cache, which keeps a damaged copy for a year. */
export async function renewCached(url: string): Promise<void> {
  try {
    const response = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(SCRIPT_TIMEOUT_MS) })
    // Caches keep complete files only.
    await response.arrayBuffer()
  } catch {
    // The next attempt reports the error.
  }
}

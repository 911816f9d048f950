/** Milliseconds after which the browser has let go of an answer that failed. */
const FORGET_MS = 150

/**
 * Loads, and once more when that fails: a preload of the document that failed may have answered the first time, and is
 * then spent. What hung is not asked for again, since the browser would queue it behind the first.
 */
export async function retryOnce<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (error instanceof Error && 'type' in error && error.type === 'timeout') throw error
    await new Promise((resolve) => setTimeout(resolve, FORGET_MS))
    return load()
  }
}

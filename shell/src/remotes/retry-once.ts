/** After this time the browser no longer serves the failed response again. */
const FORGET_MS = 150

/**
 * Loads, and repeats a failed load once, because a failed preload of the document may have answered the first time. A
 * time-out is not repeated: the browser would queue the second request behind the first.
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

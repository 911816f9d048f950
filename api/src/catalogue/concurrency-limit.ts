import { Problem } from '../http/problem'

/**
 * Lets `atOnce` reads run at a time and the others wait for their turn: side by side, dear ones would slow each other down
 * until none ends within its time. Rejects with 503 in words when `most` are waiting already.
 */
export function createConcurrencyLimit(atOnce: number, most: number): <T>(read: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (read) => {
    if (running < atOnce) running += 1
    else {
      if (waiting.length >= most) throw new Problem(503, 'The shop is busy. Please try again in a moment.')
      // Whoever ends hands its place over: nobody who comes meanwhile slips in.
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    try {
      return await read()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

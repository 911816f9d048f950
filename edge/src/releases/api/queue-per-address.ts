import { HttpError } from '../http-error'

/** Queued calls per address. */
const MAX_WAITING = 20

/** Runs the calls of each address one after the other. */
export type QueuePerAddress = <T>(address: string, call: () => Promise<T>) => Promise<T>

/** A further call of an address with 20 waiting calls is refused (`HttpError` 429). */
export function createQueuePerAddress(): QueuePerAddress {
  const queues = new Map<string, { last: Promise<unknown>; waiting: number }>()

  return async (address, call) => {
    const queue = queues.get(address) ?? { last: Promise.resolve(), waiting: 0 }
    if (queue.waiting >= MAX_WAITING) {
      throw new HttpError(429, 'Too many wrong tokens came from this address. Try again in a minute.')
    }
    queues.set(address, queue)
    queue.waiting += 1
    const mine = queue.last.then(call)
    queue.last = mine.catch(() => {})
    try {
      return await mine
    } finally {
      queue.waiting -= 1
      if (queue.waiting === 0) queues.delete(address)
    }
  }
}

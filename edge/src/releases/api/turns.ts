import { HttpError } from '../http-error'

/** Queued calls per address. */
const MAX_WAITING = 20

/** Runs the calls of each address one after the other. */
export type TakeTurn = <T>(address: string, call: () => Promise<T>) => Promise<T>

/** A further call of an address with 20 waiting calls is refused (`HttpError` 429). */
export function createTurns(): TakeTurn {
  const turns = new Map<string, { last: Promise<unknown>; waiting: number }>()

  return async (address, call) => {
    const turn = turns.get(address) ?? { last: Promise.resolve(), waiting: 0 }
    if (turn.waiting >= MAX_WAITING) {
      throw new HttpError(429, 'Too many wrong tokens came from this address. Try again in a minute.')
    }
    turns.set(address, turn)
    turn.waiting += 1
    const mine = turn.last.then(call)
    turn.last = mine.catch(() => {})
    try {
      return await mine
    } finally {
      turn.waiting -= 1
      if (turn.waiting === 0) turns.delete(address)
    }
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import {
  type NameChange,
  type NameRegistry,
  parseNameRegistry,
  type StoredName,
} from '@superium/shared/registered-names'
import { HttpError } from '../http-error'
import type { ReleaseStore } from '../store/release-store'
import { withoutOldTokens } from './token-validity'

/** How long an edge relies on its last read: a token revoked at another edge stays valid here for up to this long. */
const FRESH_MS = 2_000
/**
 * The age with which to look again for a name or token that is not known: another edge may just have created it. Unknown
 * names cost the store at most this one read in 250 ms.
 */
export const RECENT_MS = 250
const TRIES = 30
/** Longest random pause between two tries. */
const PAUSE_MS = 60
/** Steps of the history that the store keeps. */
const KEPT = 1_000

type State = Pick<NameRegistry, 'number' | 'names'>

/** The next state and the step that leads to it. */
export interface NameStep {
  event: Omit<NameChange, 'number' | 'at'>
  names: StoredName[]
}

/** The registered names with their tokens, in the release store, so that all edges share them and need no API. */
export interface Registry {
  /**
   * The names, at most `freshMs` (two seconds) old; 0 starts a read, so that what another edge has written before is in
   * it. Throws `HttpError` 503 when the store does not answer.
   */
  current(freshMs?: number): Promise<StoredName[]>
  /**
   * Appends a state by compare-and-swap. `plan` gets the newest names and runs again when another writer was faster;
   * undefined from it: nothing is written. Resolves to the names afterwards.
   */
  change(plan: (names: StoredName[], at: string) => NameStep | undefined): Promise<StoredName[]>
  /** The newest steps before a number, newest first, and whether there are older ones. */
  history(before: number | undefined, most: number): Promise<{ changes: NameChange[]; more: boolean }>
}

/** `warn` gets the reason when the store cannot be read. `clock`: a monotonic clock in milliseconds. */
export function createRegistry(
  store: Pick<ReleaseStore, 'names' | 'notes'>,
  warn: (message: string) => void,
  clock = () => performance.now(),
): Registry {
  let known: { state: State; at: number } | undefined
  let reading: Promise<State> | undefined

  const unavailable = (cause: unknown): HttpError => {
    warn(`the registered names: ${cause instanceof Error ? cause.message : cause}`)
    return new HttpError(503, 'The release store does not give the names and tokens. Try again in a moment.')
  }

  const keep = (state: State, at: number): State => {
    // A slow answer must not hide what this edge has written meanwhile.
    if (!known || state.number >= known.state.number) known = { state, at }
    return known.state
  }

  async function read(): Promise<State> {
    const at = clock()
    const number = (await store.names.numbers()).at(-1) ?? 0
    if (number === known?.state.number) return keep(known.state, at)
    return keep(number === 0 ? { number, names: [] } : await readState(store, number), at)
  }

  async function newest(): Promise<State> {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return available(reading)
  }

  const available = (state: Promise<State>): Promise<State> =>
    state.catch((error: unknown) => {
      throw unavailable(error)
    })

  /** Removes data that is no longer read; leftovers after an error cost a few kilobytes. */
  async function tidy({ number, names }: State, before: StoredName[]): Promise<void> {
    const kept = new Set(names.flatMap(idsOf))
    const gone = before.flatMap(idsOf).filter((id) => !kept.has(id))
    await Promise.allSettled([store.names.remove(number - KEPT), ...gone.map((id) => store.notes.remove(id))])
  }

  return {
    async current(freshMs = FRESH_MS) {
      if (known && clock() - known.at < freshMs) return known.state.names
      return (await (freshMs === 0 ? available(read()) : newest())).names
    },
    async change(plan) {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const { number, names } = await newest()
        const at = new Date().toISOString()
        const step = plan(names, at)
        if (!step) return names
        const next: NameRegistry = {
          ...{ number: number + 1, at, ...step.event },
          names: withoutOldTokens(step.names, Date.parse(at)),
        }
        const added = await store.names.add(next.number, `${JSON.stringify(next)}\n`).catch((error: unknown) => {
          throw unavailable(error)
        })
        if (added) {
          keep(next, clock())
          await tidy(next, names)
          return next.names
        }
        await wait(Math.random() * PAUSE_MS)
      }
      throw new HttpError(409, 'Too many changes of names and tokens at the same time. Try again in a moment.')
    },
    async history(before = Number.POSITIVE_INFINITY, most) {
      try {
        const numbers = (await store.names.numbers()).filter((number) => number < before).reverse()
        const states = await Promise.all(numbers.slice(0, most).map((number) => readState(store, number)))
        return { changes: states.map(({ names: _, ...change }) => change), more: numbers.length > most }
      } catch (error) {
        throw unavailable(error)
      }
    },
  }
}

const idsOf = ({ tokens }: StoredName): string[] => tokens.map(({ id }) => id)

/** Throws for a state that cannot be read: an older one would make revoked tokens valid again. */
async function readState(store: Pick<ReleaseStore, 'names'>, number: number): Promise<NameRegistry> {
  const text = await store.names.read(number)
  if (text === undefined) throw new Error(`state ${number} of the registered names is missing`)
  return parseNameRegistry(JSON.parse(text))
}

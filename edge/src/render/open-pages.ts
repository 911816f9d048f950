import type { RenderRequest } from './renderer-messages'
import type { RunningCode } from './running-code'

/** The remote whose code ended or blocked a renderer; without `remote` it is unknown. */
export interface Blame {
  remote?: string | undefined
  /** Whether it was the code of the page, not of a slot around it. */
  ofPage?: boolean
}

/** A page that was lost with its process, or that waits for something forever. */
export class LostPage extends Error {
  override name = 'LostPage'
  constructor(
    message: string,
    /** The remote to blame; undefined for an innocent page, which another renderer may repeat. */
    readonly blame: Blame | undefined,
    /** Whether it counts as a failure of the release. */
    readonly counts: boolean,
  ) {
    super(message)
  }
}

/** The page of one request, from its start until its last byte. */
export interface OpenPage {
  id: string
  /** Rejects with `LostPage`, or when the page is left to the browser; never resolves. */
  lost: Promise<never>
  isGivenUp(): boolean
  /** Its head has arrived, or it has failed. */
  answered(): void
  /** All of its bytes have arrived. */
  closed(): void
}

interface Entry {
  request: RenderRequest
  /** Whether no part of it has arrived yet. */
  isWaiting: boolean
  lose(error: Error): void
}

/** The pages that a renderer is working on; finds the remote to blame when its process ends. */
export function createOpenPages() {
  const entries = new Map<string, Entry>()
  let count = 0

  const blameOf = ({ request }: Entry, remote: string): Blame => {
    const blamed = remote || request.remote
    return { remote: blamed, ofPage: blamed === request.remote }
  }

  /** The entry whose code was running; if the process did not say, the only entry. */
  const guilty = (running: RunningCode | undefined): [string, Entry] | undefined => {
    const entry = running && entries.get(running.id)
    if (running && entry) return [running.id, entry]
    const [only, another] = entries
    return another ? undefined : only
  }

  return {
    /** The number of incomplete pages, and of those without any data so far. */
    count: () => entries.size,
    waiting: () => [...entries.values()].filter(({ isWaiting }) => isWaiting).length,
    has: (id: string) => entries.has(id),
    open(request: RenderRequest): OpenPage {
      count += 1
      const id = String(count)
      let isGivenUp = false
      const lost = new Promise<never>((_, reject) => {
        const lose = (error: Error): void => {
          isGivenUp = true
          reject(error)
        }
        entries.set(id, { request, isWaiting: true, lose })
      })
      lost.catch(() => {})
      return {
        id,
        lost,
        isGivenUp: () => isGivenUp,
        answered() {
          const entry = entries.get(id)
          if (entry) entry.isWaiting = false
        },
        closed: () => void entries.delete(id),
      }
    },
    /** Gives up one page, because it waits for something or because another page blocks the process. */
    giveUp(id: string, isGuilty: boolean, counts: boolean): void {
      const entry = entries.get(id)
      if (!entry) return
      const blame = isGuilty ? blameOf(entry, '') : undefined
      entry.lose(new LostPage('the page took too long', blame, counts))
      entries.delete(id)
    },
    /** Leaves one page to the browser without any blame. */
    leave(id: string, error: Error): void {
      entries.get(id)?.lose(error)
      entries.delete(id)
    },
    /** Gives up all waiting pages except the one whose code is running. */
    handOver(running: string | undefined): void {
      for (const [id, { isWaiting, lose }] of entries) {
        if (!isWaiting || id === running) continue
        lose(new LostPage('another page blocks the renderer', undefined, false))
        entries.delete(id)
      }
    },
    /** Gives up all pages after the process has ended. Returns the remote to blame. */
    lose(running: RunningCode | undefined, counts: boolean): Blame | undefined {
      const found = guilty(running)
      const blame = found && blameOf(found[1], running?.id === found[0] ? running.remote : '')
      for (const [id, { lose }] of entries) {
        const isGuilty = id === found?.[0]
        const message = isGuilty ? 'the page ended its renderer' : 'another page ended the renderer'
        lose(new LostPage(message, isGuilty ? blame : undefined, isGuilty && counts))
      }
      entries.clear()
      return blame
    },
  }
}

import { networkOf, siteOf } from '../http/network-of'
import { Problem } from '../http/problem'
import { createFairQueue, type FairQueue } from './fair-queue'

/** How many places there are, and how many of them accounts without a verified address may hold. */
interface Share {
  most: number
  unverified: number
}

export interface PlaceLimits {
  all: Share
  /** Places of one network. */
  network: Share
}

/** Who asks for a place. */
export interface PlaceTaker {
  ip: string
  verified: boolean
}

/** Places for work that lasts as long as its client wants, such as a slow upload. */
export interface Places {
  /**
   * Waits for a place and resolves to the function that gives it back. Rejects with a 503 if the wait is too long, and
   * with the reason of `gone` when the client leaves meanwhile.
   */
  take(taker: PlaceTaker, gone: AbortSignal): Promise<() => void>
}

/** Networks of one IPv6 site (/48) that may fill all of their places. */
const NETWORKS_PER_SITE = 4
/** A waiting job holds a connection only. */
const WAITING = { waiting: 100, waitingOfOne: 8 }
const ANY = Number.POSITIVE_INFINITY

/** A limit that a taker has to pass. */
interface Gate {
  queue: FairQueue
  callerOf(taker: PlaceTaker): string
  unverifiedOnly?: boolean
}

/**
 * Creates places that networks get in turn. Unverified accounts, which anybody can make in any number, leave some to
 * the others, in each network too. `patience` ends a wait.
 */
export function createPlaces({ all, network }: PlaceLimits, patience: () => AbortSignal): Places {
  const byNetwork = ({ ip }: PlaceTaker): string => networkOf(ip)
  const bySite = ({ ip }: PlaceTaker): string => siteOf(ip)
  const gate = (running: number, runningOfOne: number): FairQueue =>
    createFairQueue({ running, runningOfOne, ...WAITING })
  // From narrow to wide, so that whoever waits at a narrow one holds no place of the others.
  const gates: readonly Gate[] = [
    { queue: gate(ANY, network.unverified), callerOf: byNetwork, unverifiedOnly: true },
    { queue: gate(ANY, network.most), callerOf: byNetwork },
    { queue: gate(ANY, network.most * NETWORKS_PER_SITE), callerOf: bySite },
    { queue: gate(all.unverified, network.most), callerOf: byNetwork, unverifiedOnly: true },
    { queue: gate(all.most, network.most), callerOf: byNetwork },
  ]

  return {
    async take(taker, gone) {
      const late = patience()
      const signal = AbortSignal.any([gone, late])
      const held: (() => void)[] = []
      const leave = (): void => {
        for (const one of held.splice(0)) one()
      }
      try {
        for (const { queue, callerOf, unverifiedOnly } of gates) {
          if (!(unverifiedOnly && taker.verified)) held.push(await holdTurn(queue, callerOf(taker), signal))
        }
        signal.throwIfAborted()
        return leave
      } catch (error) {
        leave()
        throw late.aborted && !gone.aborted
          ? new Problem(503, 'The shop is busy. Please try again in a moment.')
          : error
      }
    },
  }
}

/** Waits for a turn, which lasts until the returned function is called. */
function holdTurn(queue: FairQueue, caller: string, signal: AbortSignal): Promise<() => void> {
  return new Promise((resolve, reject) => {
    queue(caller, () => new Promise<void>((end) => resolve(end)), signal).catch(reject)
  })
}

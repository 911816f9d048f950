/** Milliseconds without a sign of life before a process is asked for one, and until it then counts as blocked. */
const QUIET_MS = 250
/** A process that recovered from being blocked gets up to this many times longer the next time. */
const MOST_PATIENCE = 4

/** Detects that a process with work does not answer. */
export interface ProcessWatch {
  /** Starts to watch, until `busy` is false. */
  start(): void
  /** A sign of life. */
  alive(): void
  /** Whether the process does not answer. */
  isBlocked(): boolean
  stop(): void
}

interface Watched {
  busy(): boolean
  ping(): void
  /** The process does not answer any more, answers again, or has not answered for `hangMs`. */
  blocked(): void
  recovered(): void
  hung(): void
}

/** Costs only one timer while the process answers in time. */
export function watchProcess(
  { busy, ping, blocked, recovered, hung }: Watched,
  { hangMs, quietMs = QUIET_MS }: { hangMs: number; quietMs?: number | undefined },
): ProcessWatch {
  let timer: NodeJS.Timeout | undefined
  let aliveAt = 0
  let pingedAt: number | undefined
  let isBlocked = false
  let patience = 1

  const check = (): void => {
    timer = undefined
    if (!busy()) return
    const now = performance.now()
    const wait = quietMs * patience
    if (pingedAt === undefined && now - aliveAt < wait) {
      arm(aliveAt + wait - now)
      return
    }
    if (pingedAt === undefined) {
      pingedAt = now
      ping()
    } else if (!isBlocked && now - pingedAt >= wait) {
      isBlocked = true
      blocked()
    }
    if (now - aliveAt >= hangMs) hung()
    else arm(Math.min(wait, aliveAt + hangMs - now))
  }

  // The delay lets an answer that has already arrived be read before the check.
  const arm = (milliseconds: number): void => {
    timer ??= setTimeout(() => setImmediate(() => setImmediate(check)), Math.max(1, milliseconds)).unref()
  }

  return {
    start() {
      if (timer) return
      aliveAt = performance.now()
      pingedAt = undefined
      arm(quietMs * patience)
    },
    alive() {
      aliveAt = performance.now()
      pingedAt = undefined
      if (!isBlocked) return
      isBlocked = false
      patience = Math.min(patience * 2, MOST_PATIENCE)
      recovered()
    },
    isBlocked: () => isBlocked,
    stop() {
      clearTimeout(timer)
    },
  }
}

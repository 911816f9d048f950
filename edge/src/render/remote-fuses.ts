import type { Discovery } from '@superium/shared/contract'

/** Milliseconds for which a fuse stays open at first, and at most. */
const FIRST_MS = 30_000
const MOST_MS = 5 * 60_000
/** Remotes and versions that are remembered. */
const MAX_FUSES = 200

interface Fuse {
  isOpen: boolean
  /** How long it stays open, in milliseconds. */
  pause: number
  /** When a trial is due; for a closed fuse, the time until which another failure doubles the pause. */
  until: number
  isTrying: boolean
  /** Whether a page of the remote failed, rather than one of its slots on another remote's page. */
  ofPage: boolean
}

/**
 * A fuse (circuit breaker) for each remote and version. It opens when the remote's code blocks or ends a renderer; the
 * server then renders nothing of that version until a trial succeeds. Other remotes and versions are unaffected.
 */
export interface RemoteFuses {
  /** The remotes of these releases whose fuse is open. */
  leftOut(discovery: Discovery): readonly string[]
  /** Opens a fuse, for longer if it was open recently. */
  blow(discovery: Discovery, remote: string, ofPage: boolean): void
  /** Claims the trial that is due for a page of the remote `page`, if there is one. */
  claimTrial(discovery: Discovery, page: string | undefined): string | undefined
  /** Ends a trial: the fuse closes after a success, and otherwise stays open for the same time again. */
  endTrial(discovery: Discovery, remote: string, succeeded: boolean): void
}

const NONE: readonly string[] = []

export function createRemoteFuses(firstMs: number = FIRST_MS): RemoteFuses {
  const fuses = new Map<string, Fuse>()
  const keyOf = (discovery: Discovery, remote: string): string =>
    `${remote}@${discovery.microFrontends[remote]?.[0]?.metadata.version}`
  const fuseOf = (discovery: Discovery, remote: string) => fuses.get(keyOf(discovery, remote))
  const openOf = (discovery: Discovery): string[] =>
    Object.keys(discovery.microFrontends).filter((remote) => fuseOf(discovery, remote)?.isOpen)

  return {
    leftOut: (discovery) => (fuses.size === 0 ? NONE : openOf(discovery)),
    blow(discovery, remote, ofPage) {
      const key = keyOf(discovery, remote)
      const known = fuses.get(key)
      const now = performance.now()
      // Failures of pages that began before the fuse opened are no new evidence.
      if (known?.isOpen && !known.isTrying) return
      const isAgain = known !== undefined && (known.isOpen || now < known.until)
      const pause = isAgain ? Math.min(known.pause * 2, MOST_MS) : firstMs
      fuses.delete(key)
      fuses.set(key, { isOpen: true, pause, until: now + pause, isTrying: false, ofPage })
      const [oldest] = fuses.keys()
      if (fuses.size > MAX_FUSES && oldest !== undefined) fuses.delete(oldest)
    },
    claimTrial(discovery, page) {
      if (fuses.size === 0) return undefined
      const due = openOf(discovery).find((remote) => {
        const fuse = fuseOf(discovery, remote)
        return fuse && !fuse.isTrying && performance.now() >= fuse.until && (!fuse.ofPage || remote === page)
      })
      const fuse = due === undefined ? undefined : fuseOf(discovery, due)
      if (fuse) fuse.isTrying = true
      return due
    },
    endTrial(discovery, remote, succeeded) {
      const fuse = fuseOf(discovery, remote)
      // `blow` has already ended the trial.
      if (!fuse?.isTrying) return
      fuse.isTrying = false
      fuse.isOpen = !succeeded
      fuse.until = performance.now() + fuse.pause
    },
  }
}

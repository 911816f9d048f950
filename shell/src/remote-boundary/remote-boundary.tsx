import type { ReactNode } from 'react'

/** It has no box of its own: what it marks is laid out as if it were not there. */
const BOXLESS = { display: 'contents' } as const

/**
 * Marks what a remote put into the page, so that it can be told what came from whom: its page, or what it fills a slot
 * with. The same on both sides. The shell's own parts are marked by `data-part`.
 */
export function RemoteBoundary({ remote, slot, children }: { remote: string; slot?: string; children: ReactNode }) {
  return (
    <div style={BOXLESS} data-remote={remote} data-slot={slot}>
      {children}
    </div>
  )
}

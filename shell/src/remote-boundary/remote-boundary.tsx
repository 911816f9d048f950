import type { ReactNode } from 'react'

/** The element has no box of its own, so it does not change the layout. */
const BOXLESS = { display: 'contents' } as const

/**
 * Marks a remote's page or slot content in the DOM with the remote's name, the same on server and browser. The shell
 * marks its own parts with `data-part`.
 */
export function RemoteBoundary({ remote, slot, children }: { remote: string; slot?: string; children: ReactNode }) {
  return (
    <div style={BOXLESS} data-remote={remote} data-slot={slot}>
      {children}
    </div>
  )
}

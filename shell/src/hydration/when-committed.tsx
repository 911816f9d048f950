import { type ReactNode, useEffect } from 'react'

/** Calls `run` when React has committed its children, or a failure in their place. It adds no element. */
export function WhenCommitted({ run, children }: { run: () => void; children: ReactNode }) {
  useEffect(run, [run])
  return children
}

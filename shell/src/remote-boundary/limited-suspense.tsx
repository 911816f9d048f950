import type { Deployment } from '@superium/shared/contract'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { atLimit, type HangStage, hang } from '../remotes/within-limit'

interface LimitedSuspenseProps {
  of: Deployment
  fallback: ReactNode
  /** The stage that it waits in; by default rendering, with the code loaded. */
  stage?(): HangStage
  children: ReactNode
}

const rendering = (): HangStage => 'Rendering'

/** Waits for a remote's first output for ten seconds; then it throws a `RemoteError` to the boundary around it. */
export function LimitedSuspense({ of, fallback, stage = rendering, children }: LimitedSuspenseProps) {
  const [error, setError] = useState<Error>()
  if (error) throw error
  return (
    <Suspense
      fallback={
        <>
          {fallback}
          <Limit of={of} stage={stage} onEnd={setError} />
        </>
      }
    >
      {children}
    </Suspense>
  )
}

function Limit({ of, stage, onEnd }: { of: Deployment; stage(): HangStage; onEnd(error: Error): void }) {
  useEffect(() => atLimit(() => onEnd(hang(of, stage()))), [of, stage, onEnd])
  return null
}

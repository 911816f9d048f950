import { Button, Notice } from '@superium/shared/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { errorMessage } from './error-message'
import { loadingTexts as texts } from './texts'

interface LatePartProps<M> {
  /** Imports the part's module; the same function in each rendering. */
  load(): Promise<M>
  /** Shown until the module is there. */
  pending?: ReactNode
  /** Goes back to where the part was opened; offered when it does not load. */
  onLeave?: (() => void) | undefined
  children(module: M): ReactNode
}

type Outcome<M> = { module: M } | { error: unknown }

/** The modules that are there, so that a part opens at once from the second time on. */
const loaded = new WeakMap<object, object>()

/**
 * A part of a page whose code loads when it is shown. Code that does not load, e.g. offline, costs only the part: it says so in
 * its place and offers another try, while with React's `lazy` the whole page would go, and every further try would fail.
 */
export function LatePart<M extends object>({ load, pending = null, onLeave, children }: LatePartProps<M>) {
  const [outcome, setOutcome] = useState<Outcome<M> | undefined>(() => {
    const module = loaded.get(load) as M | undefined
    return module && { module }
  })
  const waits = outcome === undefined
  useEffect(() => {
    if (!waits) return
    let shown = true
    load().then(
      (module) => {
        loaded.set(load, module)
        if (shown) setOutcome({ module })
      },
      (error: unknown) => {
        if (shown) setOutcome({ error })
      },
    )
    return () => {
      shown = false
    }
  }, [waits, load])
  if (!outcome) return pending
  if ('module' in outcome) return children(outcome.module)
  return (
    <Notice
      tone="alert"
      title={texts.partMissing}
      actions={
        <>
          <Button size="small" onClick={() => setOutcome(undefined)}>
            {texts.tryAgain}
          </Button>
          {onLeave && (
            <Button variant="secondary" size="small" onClick={onLeave}>
              {texts.back}
            </Button>
          )}
        </>
      }
    >
      {errorMessage(outcome.error)}
    </Notice>
  )
}

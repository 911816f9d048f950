import { useState } from 'react'
import { type ActionOptions, createAction } from './create-action'

/** An action of a component (see `createAction`), or several of which one runs at a time: `doing` is the `name` of that. */
export function useAction<Name extends string = never>() {
  const [run] = useState(createAction)
  const [running, setRunning] = useState<{ name: Name | undefined } | null>(null)
  const act = async (work: () => unknown, options: ActionOptions & { name?: Name } = {}): Promise<void> => {
    setRunning({ name: options.name })
    await run(work, options)
    setRunning(null)
  }
  return { busy: running !== null, doing: running?.name, act }
}

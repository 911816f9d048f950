import { dismissToast, notify } from '@superium/shared/state'
import { errorMessage } from '../loading/error-message'

export interface ActionOptions {
  /** What to say of a failure; nothing for undefined. By default why the call failed. */
  tell?: (error: unknown) => string | undefined
  /** Runs when the action has ended, with what it threw, if it did. */
  after?: (failure?: unknown) => Promise<unknown>
}

/** Runs what somebody asked for, and says in a toast why it failed. */
export type Act = (run: () => unknown, options?: ActionOptions) => Promise<void>

/** One action of a page. The message of its failure goes when the action is tried again. */
export function createAction(): Act {
  let told: number | undefined
  return async (run, { tell = errorMessage, after } = {}) => {
    if (told !== undefined) dismissToast(told)
    let failure: unknown
    try {
      await run()
    } catch (error) {
      failure = error
      const words = tell(error)
      if (words !== undefined) told = notify('error', words)
    }
    await after?.(failure)
  }
}

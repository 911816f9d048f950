import { notify } from '@superium/shared/state'
import { useEffect } from 'react'
import { isPassing } from './is-passing'
import { loadingTexts } from './texts'

/**
 * For a page whose loader waits for its data: what the page shows stays, with a message, when loading it again fails in passing.
 * Without this the router would replace the whole page by the error, though the change before it succeeded. Only for routes that
 * the browser renders, because a server would share one visitor's data with another.
 */
export function createShown<T>() {
  let shown: T | null = null
  return {
    /** Called by the page with what it shows, which is forgotten when the page goes. */
    useShown(data: T | null): void {
      useEffect(() => {
        shown = data
        return () => {
          shown = null
        }
      }, [data])
    },
    /** Called by the loader: what `load` resolves to, or what the page shows if that is the same thing and `load` fails in passing. */
    async orShown(load: Promise<T>, signal: AbortSignal, isSame: (shown: T) => boolean): Promise<T> {
      try {
        return await load
      } catch (error) {
        // An aborted load has a newer one behind it: the router looks at that, so that there is nothing to say.
        if (shown === null || signal.aborted || !isPassing(error) || !isSame(shown)) throw error
        notify('error', loadingTexts.old)
        return shown
      }
    },
  }
}

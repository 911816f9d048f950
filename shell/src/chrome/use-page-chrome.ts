import type { PageFacts } from '@superium/shared/contract'
import { useMatches } from '@superium/shared/router'
import type { StandInHandle } from '../routing/remote-routes'

/** What the facts of the shown page want around it. It is known before the page's code, on the server too. */
export function usePageChrome(): PageFacts['chrome'] {
  return (useMatches().at(-1)?.handle as StandInHandle | undefined)?.chrome
}

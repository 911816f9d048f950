import type { PageFacts } from '@superium/shared/contract'
import { useMatches } from '@superium/shared/router'
import type { StandInHandle } from '../routing/remote-routes'

/** The `chrome` in the shown page's facts. It is known before the page's code has loaded, also on the server. */
export function usePageChrome(): PageFacts['chrome'] {
  return (useMatches().at(-1)?.handle as StandInHandle | undefined)?.chrome
}

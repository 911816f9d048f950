import { type Discovery, defaultDeployments, type RetiredRoute } from '@superium/shared/contract'
import { covers, sameMatches } from '../../routing/pattern-covers'
import { answeredBy } from './default-and-canary-deployments'

/** The paths that the site answered for everybody and that no release answers after a change, in order. */
export function lostPaths(before: Discovery, after: Discovery, retired: readonly RetiredRoute[]): string[] {
  const now = defaultDeployments(after).flatMap(answeredBy)
  return defaultDeployments(before)
    .flatMap(answeredBy)
    .filter((path) => !covers(now, path) && !retired.some((one) => sameMatches(one.path, path)))
}

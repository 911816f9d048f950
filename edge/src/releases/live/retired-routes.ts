import type { Discovery, RetiredRoute, Retirement } from '@superium/shared/contract'
import { covers, sameMatches } from '../../routing/pattern-covers'
import { answeredBy } from './default-and-canary-deployments'

/** Retired paths of one site at most; the oldest are forgotten first and are then unknown addresses (404). */
const MAX_RETIRED = 1_000

/** The retired paths with those of a new release of `name`; a path that is retired again gets its new target. */
export function withRetirements(
  retired: readonly RetiredRoute[],
  name: string,
  retire: readonly Retirement[],
): RetiredRoute[] {
  const kept = retired.filter((one) => one.name !== name || !retire.some(({ path }) => sameMatches(path, one.path)))
  return [...kept, ...retire.map((one) => ({ name, ...one }))].slice(-MAX_RETIRED)
}

/** The retired paths that some visitor's site does not answer: a rollback or another remote may answer them again. */
export const stillRetired = (retired: readonly RetiredRoute[], { microFrontends }: Discovery): RetiredRoute[] =>
  retired.filter(
    ({ path }) =>
      !Object.values(microFrontends).some((deployments) =>
        deployments.every((deployment) => covers(answeredBy(deployment), path)),
      ),
  )

import type { Discovery, RetiredRoute, Retirement } from '@superium/shared/contract'
import { covers, sameMatches } from '../../routing/pattern-covers'
import { answeredBy } from './default-and-canary-deployments'

/** Retired paths of one name, and of one site, at most. */
const MAX_OF_NAME = 200
const MAX_OF_SITE = 1_000

/**
 * The retired paths with those of a new release of `name`; a path that is retired again gets its new target. Beyond the
 * limits, the oldest paths of the name with the most are forgotten and become 404, so that no team can make the site
 * forget what another team has retired.
 */
export function withRetirements(
  retired: readonly RetiredRoute[],
  name: string,
  retire: readonly Retirement[],
): RetiredRoute[] {
  const kept = retired.filter((one) => one.name !== name || !retire.some(({ path }) => sameMatches(path, one.path)))
  let left = [...kept, ...retire.map((one) => ({ name, ...one }))]
  for (;;) {
    const [most, count] = mostOf(left)
    if (count <= MAX_OF_NAME && left.length <= MAX_OF_SITE) return left
    const oldest = left.findIndex((one) => one.name === most)
    left = left.filter((_, index) => index !== oldest)
  }
}

/** The name with the most retired paths, and their number. */
function mostOf(retired: readonly RetiredRoute[]): [name: string | undefined, count: number] {
  const counts = new Map<string, number>()
  for (const { name } of retired) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0] ?? [undefined, 0]
}

/**
 * The retired paths without those that every visitor's site answers again, after a rollback or through another remote.
 */
export const stillRetired = (retired: readonly RetiredRoute[], { microFrontends }: Discovery): RetiredRoute[] =>
  retired.filter(
    ({ path }) =>
      !Object.values(microFrontends).some((deployments) =>
        deployments.every((deployment) => covers(answeredBy(deployment), path)),
      ),
  )

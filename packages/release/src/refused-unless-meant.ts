import type { ReleaseState } from '@superium/shared/contract'
import type { LiveOptions } from './site/release-api-client'

/**
 * Why the site refuses to make this version live until the caller says that it is meant, for `--check`: the site's own
 * check does not know who will ask. Undefined when it does not refuse.
 */
export function refusedUnlessMeant(
  { name, live, remarks }: Pick<ReleaseState, 'name' | 'live' | 'remarks'>,
  version: string,
  { again, replaceCanary }: Pick<LiveOptions, 'again' | 'replaceCanary'>,
): string | undefined {
  const canary = live.find((one) => !one.default)
  if (canary && canary.version !== version && !replaceCanary)
    return `${name} ${canary.version} is a canary for ${canary.traffic} % of the visitors and would end. Promote it or roll it back first, or say --replace-canary.`
  const { takenBack } = remarks?.[version] ?? {}
  if (!takenBack || again || live.some((one) => one.version === version)) return undefined
  const why = takenBack.why && ` (${takenBack.why})`
  return `${name} ${version} was taken back on ${takenBack.at.slice(0, 10)} by ${takenBack.by.name}${why}. To make it live all the same, say --again.`
}

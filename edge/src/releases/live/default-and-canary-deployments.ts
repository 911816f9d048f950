import type { Deployment, Discovery } from '@superium/shared/contract'

const isDefault = ({ deployment }: Deployment): boolean => deployment?.default ?? true

/** The version for all visitors outside of the canary. */
export const defaultOf = (discovery: Discovery, name: string): Deployment | undefined =>
  discovery.microFrontends[name]?.find(isDefault)

/** The version that only a share of the visitors gets. */
export const canaryOf = (discovery: Discovery, name: string): Deployment | undefined =>
  discovery.microFrontends[name]?.find((one) => !isDefault(one))

/** Every deployment that some visitor gets. */
export const allLive = (discovery: Discovery): Deployment[] => Object.values(discovery.microFrontends).flat()

/** The paths that a release answers, with a page or with a redirect. */
export const answeredBy = ({ extras: { superium } }: Deployment): string[] => [
  ...superium.routes,
  ...(superium.redirects ?? []).map(({ from }) => from),
]

/** The document with `stable` as the name's default, and `traffic` per cent of visitors on `canary`. */
export function withVersions(
  discovery: Discovery,
  name: string,
  stable: Deployment,
  canary?: { release: Deployment; traffic: number },
): Discovery {
  const { traffic = 0 } = canary ?? {}
  const deployments = [
    { ...stable, deployment: { traffic: 100 - traffic, default: true } },
    ...(canary ? [{ ...canary.release, deployment: { traffic, default: false } }] : []),
  ]
  return { ...discovery, microFrontends: { ...discovery.microFrontends, [name]: deployments } }
}

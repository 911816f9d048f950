import { type Deployment, type Discovery, defaultDeployments } from '@superium/shared/contract'
import { createMatcher, type Match } from '../routing/matcher'
import type { Snapshot } from './store'

/** What one visitor's site is made of: one deployment per name, and which of them answers a path. */
export interface Site {
  discovery: Discovery
  host: Deployment | undefined
  /** The remote that answers a path; the host answers none. */
  match(path: string): Match<Deployment> | undefined
}

const sites = new WeakMap<Snapshot, Site>()

/** The site of a visitor without a canary bucket: the default deployment of every name. */
export function defaultSite(snapshot: Snapshot): Site {
  const known = sites.get(snapshot)
  if (known) return known
  const site = composeSite(snapshot.discovery.schema, defaultDeployments(snapshot.discovery))
  sites.set(snapshot, site)
  return site
}

function composeSite(schema: string, chosen: Deployment[]): Site {
  const remotes = chosen.filter(({ extras }) => extras.superium.kind === 'remote')
  const microFrontends = Object.fromEntries(
    chosen.map((deployment) => [
      deployment.extras.superium.name,
      [{ ...deployment, deployment: { traffic: 100, default: true } }],
    ]),
  )
  return {
    discovery: { schema, microFrontends },
    host: chosen.find(({ extras }) => extras.superium.kind === 'host'),
    match: createMatcher(
      remotes.flatMap((remote) => remote.extras.superium.routes.map((route) => [route, remote] as const)),
    ),
  }
}

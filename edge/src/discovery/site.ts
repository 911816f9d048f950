import { type Deployment, type Discovery, defaultDeployments } from '@superium/shared/contract'
import { createMatcher, type Match } from '../routing/matcher'
import type { Snapshot } from './store'

/** What one visitor's site is made of: one deployment per name, and which of them answers a path. */
export interface Site {
  discovery: Discovery
  /** The same without what only the site's server needs: it is in every document. */
  forBrowser: Discovery
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
    forBrowser: { schema, microFrontends: mapDeployments(microFrontends, withoutServerFacts) },
    host: chosen.find(({ extras }) => extras.superium.kind === 'host'),
    match: createMatcher(
      remotes.flatMap((remote) => remote.extras.superium.routes.map((route) => [route, remote] as const)),
    ),
  }
}

function mapDeployments(
  from: Discovery['microFrontends'],
  change: (deployment: Deployment) => Deployment,
): Discovery['microFrontends'] {
  return Object.fromEntries(Object.entries(from).map(([name, deployments]) => [name, deployments.map(change)]))
}

function withoutServerFacts({ extras, ...deployment }: Deployment): Deployment {
  const { server: _server, chunks: _chunks, ...facts } = extras.superium
  return { ...deployment, extras: { superium: facts } }
}

import {
  type Deployment,
  type Discovery,
  defaultDeployments,
  type PageFacts,
  pagesOf,
  type RetiredRoute,
} from '@superium/shared/contract'
import { factsForBrowsers } from '../releases/facts-for-browsers'
import { answeredBy } from '../releases/live/default-and-canary-deployments'
import { fillPattern } from '../routing/fill-pattern'
import { covers } from '../routing/pattern-covers'
import { createRouteMatcher, type Match } from '../routing/route-matcher'
import { etagOf } from './discovery-store'
import { withLivingEntries } from './with-living-entries'
import { withRetiredRoutes } from './with-retired-routes'

/** A page, and the release that answers it. */
export interface SitePage {
  deployment: Deployment
  facts: PageFacts
}

/** The site as one visitor gets it: one deployment per name, and the one that answers each path. */
export interface Site {
  /** Identifies the combination of versions. */
  key: string
  discovery: Discovery
  /** `discovery` without the facts that only the server needs; it is part of every document. */
  forBrowser: Discovery
  host: Deployment | undefined
  /** The pages of all remotes. */
  pages: PageFacts[]
  /** The page at a path; the host answers none. */
  match(path: string): Match<SitePage> | undefined
  /** The retired paths of the site's revision. */
  retiredRoutes: readonly RetiredRoute[]
  /** How to answer a retired path that no page answers: a redirect to `location`, or 410 without one. */
  retired(path: string): { location: string | undefined } | undefined
  /** Where a remote says that a path has moved; `location` is a path of this site. */
  redirect(path: string): { status: number; location: string } | undefined
  /** `discovery` as text, and its entity tag. */
  json: string
  etag: string
}

/** Makes a site of one deployment per name; `retiredRoutes` are those of the revision. */
export function composeSite(
  key: string,
  schema: string,
  chosen: Deployment[],
  retiredRoutes: readonly RetiredRoute[] = [],
): Site {
  const contract = chosen.find(({ extras }) => extras.superium.kind === 'host')?.extras.superium.contract
  const retired = retiredRoutes.filter(({ path }) => !covers(chosen.flatMap(answeredBy), path))
  const microFrontends = Object.fromEntries(
    withRetiredRoutes(chosen, retired).map((deployment) => [
      deployment.extras.superium.name,
      [{ ...withLivingEntries(forHost(deployment, contract)), deployment: { traffic: 100, default: true } }],
    ]),
  )
  const discovery = { schema, microFrontends }
  const deployments = defaultDeployments(discovery)
  const remotes = chosen.filter(({ extras }) => extras.superium.kind === 'remote')
  const pages = remotes.flatMap((deployment) =>
    pagesOf(deployment.extras.superium).map((facts): SitePage => ({ deployment, facts })),
  )
  const moved = createRouteMatcher(
    remotes
      .flatMap(({ extras }) => extras.superium.redirects ?? [])
      .map((redirect) => [redirect.from, redirect] as const),
  )
  const match = createRouteMatcher(pages.map((page) => [page.facts.path, page] as const))
  const given = createRouteMatcher(retired.map((one) => [one.path, one] as const))
  const json = JSON.stringify(discovery)
  return {
    key,
    discovery,
    forBrowser: { schema, microFrontends: mapDeployments(microFrontends, withoutServerFacts) },
    host: deployments.find(({ extras }) => extras.superium.kind === 'host'),
    pages: pages.map(({ facts }) => facts),
    match,
    retiredRoutes,
    retired(path) {
      const found = given(path)
      if (!found || match(path)) return undefined
      return { location: found.value.to && fillPattern(found.value.to, found.params) }
    },
    redirect(path) {
      const found = moved(path)
      const location = found && fillPattern(found.value.to, found.params)
      return location === undefined ? undefined : { status: found?.value.status ?? 302, location }
    },
    json,
    etag: etagOf(json),
  }
}

/** Contract 2 only adds facts for this server, so an older shell gets newer remotes with its own contract number. */
function forHost(deployment: Deployment, contract = Number.POSITIVE_INFINITY): Deployment {
  const { superium } = deployment.extras
  if (superium.contract <= contract) return deployment
  return { ...deployment, extras: { superium: { ...superium, contract } } }
}

function mapDeployments(
  from: Discovery['microFrontends'],
  change: (deployment: Deployment) => Deployment,
): Discovery['microFrontends'] {
  return Object.fromEntries(Object.entries(from).map(([name, deployments]) => [name, deployments.map(change)]))
}

const withoutServerFacts = ({ extras, ...deployment }: Deployment): Deployment => ({
  ...deployment,
  extras: { superium: factsForBrowsers(extras.superium) },
})

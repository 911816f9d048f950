import type { Site } from '../discovery/compose-site'
import type { RenderedHead } from '../isolated-process/rendered-head'

/** Called with the remote and version that failed a view: its live path has no page. */
export type ReportUnanswered = (remote: string, version: string) => void

/**
 * Reports a live path that was rendered as "Page not found" because the shell found no route for it: this page view
 * counts as a failure of the release that declares the path. A page without a record (an unknown product) names its
 * remote and is no failure.
 */
export function reportUnansweredRoute(
  site: Pick<Site, 'match'>,
  path: string,
  head: Pick<RenderedHead, 'status' | 'remote'> | undefined,
  report: ReportUnanswered,
): void {
  if (head?.status !== 404 || head.remote !== undefined) return
  const superium = site.match(path)?.value.deployment.extras.superium
  if (superium) report(superium.name, superium.version)
}

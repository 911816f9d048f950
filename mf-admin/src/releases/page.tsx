import { type ShouldRevalidateFunctionArgs, useLoaderData } from '@superium/shared/router'
import { adminLoader } from '../guard/admin-loader'
import { AdminPage } from '../layout/admin-page'
import { loadReleases } from './polling/load-releases'
import { readTelemetryHours } from './read-telemetry-hours'
import { ReleasesView } from './releases-view'
import { releaseTexts } from './texts'

/** Loads the live versions and their health in the telemetry window that the URL names. */
export const loader = adminLoader(({ request }) => {
  const hours = readTelemetryHours(new URL(request.url).searchParams)
  return { hours, first: loadReleases(hours, request.signal) }
})

/** The history loads its own pages, so a new page of it does not reload the rest. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const samePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  const hours = (url: URL): number => readTelemetryHours(url.searchParams)
  return samePage && hours(currentUrl) === hours(nextUrl) ? false : defaultShouldRevalidate
}

/** `/superium-admin/releases`: live versions, their health, the history and the release actions. */
export function Component() {
  return (
    <AdminPage data={useLoaderData<typeof loader>()} title={releaseTexts.title}>
      {({ page: { hours, first } }) => <ReleasesView first={first} hours={hours} />}
    </AdminPage>
  )
}

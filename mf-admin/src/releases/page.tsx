import { useLoaderData } from '@superium/shared/router'
import { adminLoader } from '../guard/admin-loader'
import { AdminPage } from '../layout/admin-page'
import { loadReleases } from './polling/load-releases'
import { ReleasesView } from './releases-view'
import { readTelemetryHours } from './telemetry-window'
import { releaseTexts } from './texts'

/** What is live and how it does in the window that the address asks for. */
export const loader = adminLoader(({ request }) => {
  const hours = readTelemetryHours(new URL(request.url).searchParams)
  return { hours, first: loadReleases(hours, request.signal) }
})

/** `/superium-admin/releases`: what is live for whom, how it does, what was done and why, and what can be done. */
export function Component() {
  return (
    <AdminPage data={useLoaderData<typeof loader>()} title={releaseTexts.title}>
      {({ page: { hours, first } }) => <ReleasesView first={first} hours={hours} />}
    </AdminPage>
  )
}

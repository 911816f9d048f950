import { Deferred } from '@superium/shared/loading'
import { useLoaderData } from '@superium/shared/router'
import { Skeleton } from '@superium/shared/ui'
import { SectionError } from '../errors/section-error'
import { adminLoader } from '../guard/admin-loader'
import { AdminPage } from '../layout/admin-page'
import { adminTexts } from '../texts'
import css from './dashboard.module.css'
import { DemoCounter } from './demo-counter'
import { KeyFigures } from './key-figures'
import { LatestOrders, loadLatestOrders } from './latest-orders'
import { RevenueChart } from './revenue-chart'

/** Loads the newest orders; the summary comes with every administration page. */
export const loader = adminLoader(({ request }) => ({ latest: loadLatestOrders(request.signal) }))

const placeholder = (
  <>
    <KeyFigures summary={null} />
    <Skeleton height="19rem" />
  </>
)

/** `/superium-admin`: the dashboard. */
export function Component() {
  return (
    <AdminPage data={useLoaderData<typeof loader>()} title={adminTexts.dashboard.title}>
      {({ summary, page: { latest } }) => (
        <>
          <div className={css.board}>
            <Deferred data={summary} pending={placeholder} failed={<SectionError />}>
              {(numbers) => (
                <>
                  <KeyFigures summary={numbers} />
                  <RevenueChart revenue={numbers.revenue} />
                </>
              )}
            </Deferred>
            <DemoCounter />
          </div>
          <LatestOrders orders={latest} />
        </>
      )}
    </AdminPage>
  )
}

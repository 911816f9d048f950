import { useLoaderData } from '@superium/shared/router'
import { Skeleton } from '@superium/shared/ui'
import { Deferred } from '../errors/deferred'
import { adminLoader } from '../guard/admin-loader'
import { AdminPage } from '../layout/admin-page'
import { adminTexts } from '../texts'
import css from './dashboard.module.css'
import { DemoCounter } from './demo-counter'
import { KeyFigures } from './key-figures'
import { LatestOrders, loadLatest } from './latest-orders'
import { RevenueChart } from './revenue-chart'

/** The newest orders; the numbers come with every page of the administration. */
export const loader = adminLoader(({ request }) => ({ latest: loadLatest(request.signal) }))

const placeholder = (
  <>
    <KeyFigures summary={null} />
    <Skeleton height="19rem" />
  </>
)

/** `/superium-admin`: how the shop stands today. */
export function Component() {
  return (
    <AdminPage data={useLoaderData<typeof loader>()} title={adminTexts.dashboard.title}>
      {({ summary, page: { latest } }) => (
        <>
          <div className={css.board}>
            <Deferred data={summary} placeholder={placeholder}>
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

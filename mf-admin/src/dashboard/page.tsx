import { Deferred } from '@superium/shared/loading'
import { useLoaderData } from '@superium/shared/router'
import { Skeleton } from '@superium/shared/ui'
import { SectionError } from '../errors/section-error'
import { adminLoader } from '../guard/admin-loader'
import { AdminPage } from '../layout/admin-page'
import css from './dashboard.module.css'
import { readDashboardQuery } from './dashboard-query'
import { DemoCounter } from './demo-counter'
import { KeyFigures } from './key-figures'
import { LatestOrders, loadLatestOrders } from './latest-orders'
import { loadBestSellers, loadDashboard, loadLowStock } from './load-dashboard'
import { PointsChart } from './points-chart'
import { BestSellers, LowStockList } from './product-lists'
import { RangePicker } from './range-picker'
import { dashboardTexts } from './texts'

/** Loads the figures of the URL's range, and the lists. */
export const loader = adminLoader(({ request }) => {
  const query = readDashboardQuery(new URL(request.url).searchParams, Date.now())
  return {
    query,
    figures: loadDashboard(query, request.signal),
    best: loadBestSellers(query, request.signal),
    low: loadLowStock(request.signal),
    latest: loadLatestOrders(request.signal),
  }
})

const placeholder = (
  <>
    <KeyFigures dashboard={null} />
    <Skeleton height="22rem" />
  </>
)

/** `/superium-admin`: the dashboard. */
export function Component() {
  return (
    <AdminPage data={useLoaderData<typeof loader>()} title={dashboardTexts.title}>
      {({ page: { query, figures, best, low, latest } }) => (
        <>
          <RangePicker {...query} />
          <div className={css.board}>
            <Deferred data={figures} pending={placeholder} failed={<SectionError />}>
              {(dashboard) => (
                <>
                  <KeyFigures dashboard={dashboard} />
                  <PointsChart points={dashboard.points} by={query.by} />
                </>
              )}
            </Deferred>
          </div>
          <div className={css.lists}>
            <BestSellers rows={best} />
            <LowStockList rows={low} />
          </div>
          <LatestOrders orders={latest} />
          <DemoCounter />
        </>
      )}
    </AdminPage>
  )
}

import { useLoaderData } from '@superium/shared/router'
import { SavedViews } from '../data-table/saved-views'
import { adminLoader } from '../guard/admin-loader'
import { AdminPage } from '../layout/admin-page'
import { ExportOrdersButton } from './export-orders-button'
import { listOrders } from './list-orders'
import { OrderFilters } from './order-filters'
import { OrderList } from './order-list'
import { PersonNotice } from './person-notice'
import { ordersTexts } from './texts'

/** Loads the orders that match the query parameters. */
export const loader = adminLoader(({ request }) => ({ orders: listOrders(request) }))

/** `/superium-admin/orders`: all orders with filters, sorting and search; the selected ones can be shipped together. */
export function Component() {
  return (
    <AdminPage data={useLoaderData<typeof loader>()} title={ordersTexts.title} actions={<ExportOrdersButton />}>
      {({ page: { orders } }) => (
        <>
          <SavedViews list="orders" />
          <OrderFilters />
          <PersonNotice />
          <OrderList orders={orders} />
        </>
      )}
    </AdminPage>
  )
}

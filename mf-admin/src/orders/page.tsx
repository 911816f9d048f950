import { useLoaderData } from '@superium/shared/router'
import { adminLoader } from '../guard/admin-loader'
import { AdminPage } from '../layout/admin-page'
import { Listing } from '../listing/listing'
import { Filter, Toolbar } from '../listing/toolbar'
import { adminTexts } from '../texts'
import { orderColumns, orderStatuses } from './columns'
import { listOrders } from './list-orders'

/** The orders that the address asks for. */
export const loader = adminLoader(({ request }) => ({ orders: listOrders(request) }))

/** `/superium-admin/orders`: all orders, by status and search; a row leads to the order. */
export function Component() {
  const texts = adminTexts.orders
  return (
    <AdminPage data={useLoaderData<typeof loader>()} title={texts.title}>
      {({ page: { orders } }) => (
        <>
          <Toolbar hint={texts.search}>
            <Filter
              name="status"
              label={texts.status}
              all={texts.allStatuses}
              options={orderStatuses.map((status) => ({ value: status, label: status }))}
            />
          </Toolbar>
          <Listing label={texts.title} columns={orderColumns} page={orders} keyOf={({ _id }) => _id} />
        </>
      )}
    </AdminPage>
  )
}

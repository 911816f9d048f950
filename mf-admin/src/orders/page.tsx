import { useLoaderData } from '@superium/shared/router'
import { PagedTable } from '../data-table/paged-table'
import { Filter, Toolbar } from '../data-table/toolbar'
import { adminLoader } from '../guard/admin-loader'
import { AdminPage } from '../layout/admin-page'
import { adminTexts } from '../texts'
import { listOrders } from './list-orders'
import { orderColumns, orderStatuses } from './order-columns'

/** Loads the orders that match the query parameters. */
export const loader = adminLoader(({ request }) => ({ orders: listOrders(request) }))

/** `/superium-admin/orders`: all orders, filtered by status and search. */
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
          <PagedTable
            label={texts.title}
            empty={texts.empty}
            columns={orderColumns}
            page={orders}
            keyOf={({ _id }) => _id}
          />
        </>
      )}
    </AdminPage>
  )
}

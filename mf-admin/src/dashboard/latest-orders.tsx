import { type AdminOrderRow, api, dataOrThrow } from '@superium/shared/api'
import { Deferred } from '@superium/shared/loading'
import { Link } from '@superium/shared/router'
import { Notice, Section } from '@superium/shared/ui'
import { DataTable } from '../data-table/data-table'
import { SectionError } from '../errors/section-error'
import { orderColumns } from '../orders/order-columns'
import { dashboardTexts as texts } from './texts'

const SHOWN = 6
/** The newest orders. */
export async function loadLatestOrders(signal: AbortSignal): Promise<AdminOrderRow[]> {
  const params = { query: { size: SHOWN } }
  return dataOrThrow(await api.GET('/api/v1/admin/orders', { params, signal })).data
}

/** The newest orders as a table. */
export function LatestOrders({ orders }: { orders: Promise<AdminOrderRow[]> }) {
  const table = (rows: AdminOrderRow[] | null) => (
    <DataTable label={texts.latest} columns={orderColumns} rows={rows} placeholders={SHOWN} keyOf={({ _id }) => _id} />
  )
  return (
    <Section title={texts.latest} aside={<Link to="/superium-admin/orders">{texts.allOrders}</Link>}>
      <Deferred data={orders} pending={table(null)} failed={<SectionError />}>
        {(rows) =>
          rows.length > 0 ? (
            table(rows)
          ) : (
            <Notice title={texts.noOrders}>
              <p>{texts.noOrdersText}</p>
            </Notice>
          )
        }
      </Deferred>
    </Section>
  )
}

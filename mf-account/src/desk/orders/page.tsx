import { api, dataOrThrow, type SellerOrder } from '@superium/shared/api'
import { formatDollars } from '@superium/shared/money'
import { Link } from '@superium/shared/router'
import { Notice } from '@superium/shared/ui'
import { ReceiptText } from 'lucide-react'
import { formatDate } from '../content/format-date'
import { deskTexts } from '../desk-texts'
import { deskLoader } from '../layout/desk-loader'
import { DeskPage } from '../layout/desk-page'
import { StateChip } from '../order/state-chip'
import { orderTexts as texts } from '../order/texts'
import { type Column, DeskTable } from '../table/desk-table'
import { ListPage } from '../table/list-page'
import { PAGE_SIZE, readChoice, readPage } from '../table/table-query'
import { Filter, Toolbar } from '../table/toolbar'

interface OrdersData extends Record<string, unknown> {
  orders: Promise<{ data: SellerOrder[]; count: number }>
}

const states = Object.keys(texts.states) as SellerOrder['state'][]

/** Loads the orders that `page`, `search` and `status` in the address select. */
export const loader = deskLoader<OrdersData>(({ request: { url, signal } }) => {
  const params = new URL(url).searchParams
  const search = (params.get('search') ?? '').trim().slice(0, 200)
  const query = {
    page: readPage(params),
    size: PAGE_SIZE,
    status: readChoice(params, 'status', states) ?? ('all' as const),
    ...(search && { search }),
  }
  return { orders: api.GET('/api/v1/seller/orders', { params: { query }, signal }).then(dataOrThrow) }
})

const columns: readonly Column<SellerOrder>[] = [
  {
    label: texts.number,
    heading: true,
    cell: ({ _id, orderNumber }) => <Link to={`/seller/orders/${_id}`}>{orderNumber}</Link>,
  },
  { label: texts.date, cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time> },
  { label: texts.state, cell: ({ state }) => <StateChip state={state} /> },
  {
    label: texts.pieces,
    numeric: true,
    cell: ({ lines }) => lines.reduce((sum, { quantity, cancelled }) => sum + quantity - cancelled, 0),
  },
  { label: texts.amount, numeric: true, cell: ({ subtotal }) => formatDollars(subtotal) },
]

const empty = (
  <Notice icon={<ReceiptText size={28} aria-hidden="true" />} title={texts.empty}>
    <p>{texts.emptyText}</p>
  </Notice>
)

/** `/seller/orders`: the orders that contain the seller's products, newest first. */
export function Component() {
  return (
    <DeskPage<OrdersData> title={deskTexts.pages.orders}>
      {({ orders }) => (
        <>
          <Toolbar hint={texts.search}>
            <Filter name="status" label={texts.state} all={deskTexts.table.all} options={texts.states} />
          </Toolbar>
          <ListPage page={orders} empty={empty}>
            {(rows) => (
              <DeskTable label={deskTexts.pages.orders} columns={columns} rows={rows} keyOf={({ _id }) => _id} />
            )}
          </ListPage>
        </>
      )}
    </DeskPage>
  )
}

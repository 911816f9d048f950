import type { AdminOrderRow, AdminOrders } from '@superium/shared/api'
import { Button } from '@superium/shared/ui'
import { unavailable } from '@superium/shared/unavailable'
import { Truck } from 'lucide-react'
import { useState } from 'react'
import { PagedTable } from '../data-table/paged-table'
import css from './order-columns.module.css'
import { orderListColumns } from './order-list-columns'
import { orderListTexts as texts } from './order-list-texts'
import { PrintSelected } from './print-selected'
import { ShipDialog } from './ship-dialog'
import { ordersTexts } from './texts'
import { useSelection } from './use-selection'

const { title, empty } = ordersTexts
const keyOf = ({ _id }: AdminOrderRow): string => _id

/** A page of orders; the selected ones can be shipped together. */
export function OrderList({ orders }: { orders: Promise<AdminOrders> }) {
  const selection = useSelection()
  const [shipping, setShipping] = useState<readonly AdminOrderRow[] | null>(null)
  return (
    <>
      <PagedTable
        label={title}
        empty={empty}
        columns={orderListColumns(selection)}
        page={orders}
        above={({ data }) => (
          <div className={css.bar}>
            <label className={css.all}>
              <input
                type="checkbox"
                checked={data.every(selection.isSelected)}
                onChange={({ target }) => selection.select(data, target.checked)}
              />
              {texts.selectAll}
            </label>
            <SelectedActions selected={data.filter(selection.isSelected)} onShip={setShipping} />
          </div>
        )}
        keyOf={keyOf}
      />
      <ShipDialog
        orders={shipping}
        onClose={(done) => {
          setShipping(null)
          if (done) selection.clear()
        }}
      />
    </>
  )
}

function SelectedActions({
  selected,
  onShip,
}: {
  selected: readonly AdminOrderRow[]
  onShip(orders: readonly AdminOrderRow[]): void
}) {
  const none = selected.length === 0
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        onClick={() => onShip(selected)}
        {...unavailable(none ? texts.none : '')}
      >
        <Truck size={16} aria-hidden="true" />
        {texts.ship.button}
      </Button>
      <PrintSelected selected={selected} />
      <span role="status">{none ? texts.none : texts.selected(selected.length)}</span>
    </>
  )
}

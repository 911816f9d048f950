import type { AdminOrderRow, AdminOrders } from '@superium/shared/api'
import { Button } from '@superium/shared/ui'
import { unavailable } from '@superium/shared/unavailable'
import { Banknote, Truck } from 'lucide-react'
import { useState } from 'react'
import { PagedTable } from '../data-table/paged-table'
import { type BulkAction, BulkDialog } from './bulk-dialog'
import { confirmCashAction } from './confirm-cash-action'
import css from './order-columns.module.css'
import { orderListColumns } from './order-list-columns'
import { orderListTexts as texts } from './order-list-texts'
import { PrintSelected } from './print-selected'
import { shipAction } from './ship-action'
import { ordersTexts } from './texts'
import { useSelection } from './use-selection'

const { title, empty } = ordersTexts
const keyOf = ({ _id }: AdminOrderRow): string => _id

/** A page of orders; the selected ones can be shipped together, and the cash of all of them confirmed. */
export function OrderList({ orders }: { orders: Promise<AdminOrders> }) {
  const selection = useSelection()
  const [action, setAction] = useState<BulkAction | null>(null)
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
            <SelectedActions selected={data.filter(selection.isSelected)} onAsk={setAction} />
          </div>
        )}
        keyOf={keyOf}
      />
      <BulkDialog
        action={action}
        onClose={(done) => {
          setAction(null)
          if (done) selection.clear()
        }}
      />
    </>
  )
}

interface SelectedActionsProps {
  selected: readonly AdminOrderRow[]
  onAsk(action: BulkAction): void
}

function SelectedActions({ selected, onAsk }: SelectedActionsProps) {
  const none = selected.length === 0
  const cash = confirmCashAction(selected)
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        onClick={() => onAsk(shipAction(selected))}
        {...unavailable(none ? texts.none : '')}
      >
        <Truck size={16} aria-hidden="true" />
        {texts.ship.button}
      </Button>
      <Button
        variant="secondary"
        size="small"
        onClick={() => cash && onAsk(cash)}
        {...unavailable(none ? texts.none : cash ? '' : texts.confirmCash.none)}
      >
        <Banknote size={16} aria-hidden="true" />
        {texts.confirmCash.button}
      </Button>
      <PrintSelected selected={selected} />
      <span role="status">{none ? texts.none : texts.selected(selected.length)}</span>
    </>
  )
}

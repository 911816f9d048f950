import { type AdminOrderRow, api, dataOrThrow } from '@superium/shared/api'
import { formatDollars } from '@superium/shared/money'
import { formatMoment } from '../dates/format-date'
import type { BulkAction } from './bulk-dialog'
import { cashIn } from './cash-in'
import css from './order-columns.module.css'
import { orderListTexts } from './order-list-texts'

const texts = orderListTexts.confirmCash

/** Confirms the cash that sellers report for orders; undefined if there is none. */
export function confirmCashAction(selected: readonly AdminOrderRow[]): BulkAction | undefined {
  const orders = selected.filter(({ cashToConfirm }) => cashToConfirm.length > 0)
  if (orders.length === 0) return undefined
  const others = selected.length - orders.length
  return {
    ...{ texts, done: 'confirmed', orders },
    question: (
      <>
        <p>{texts.text(formatDollars(cashIn(orders)))}</p>
        {others > 0 && <p>{texts.others(others)}</p>}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must reach a scrollable list */}
        <ul className={css.results} aria-label={texts.list} tabIndex={0}>
          {orders.flatMap(({ orderNumber, cashToConfirm }) =>
            cashToConfirm.map(({ parcel, amount, seller, reportedAt }) => (
              <li key={parcel}>
                <span>
                  {orderNumber} · <strong>{formatDollars(amount)}</strong>
                </span>
                <span className={css.fine}>
                  {texts.reported(seller?.name ?? orderListTexts.shop, formatMoment(reportedAt))}
                </span>
              </li>
            )),
          )}
        </ul>
      </>
    ),
    async send(part) {
      const body = {
        orders: part.map(({ _id, cashToConfirm }) => ({ id: _id, parcels: cashToConfirm.map(({ parcel }) => parcel) })),
      }
      return dataOrThrow(await api.POST('/api/v1/admin/orders/cash', { body })).data
    },
  }
}

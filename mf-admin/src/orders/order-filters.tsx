import { PAYMENT_NAMES } from '@superium/shared/constants'
import { DayFilter } from '../data-table/day-filter'
import { FilterPanel } from '../data-table/filter-panel'
import { TextFilter } from '../data-table/text-filter'
import { Filter, Toolbar } from '../data-table/toolbar'
import { useTableQuery } from '../data-table/use-table-query'
import { useSellerChoices } from '../sellers/use-seller-choices'
import { ORDER_FILTERS, paymentTypes } from './list-orders'
import {
  CASH_STATES,
  NOT_CANCELLED,
  ORDER_SORTS,
  orderStatuses,
  PAID_STATES,
  REFUND_STATES,
  RETURN_STATES,
} from './order-choices'
import { orderListTexts as texts } from './order-list-texts'

/** Search, sort order and filters of the orders list; the URL stores them. */
export function OrderFilters() {
  const { params } = useTableQuery()
  const sellers = useSellerChoices(params.get('seller') ?? '')
  const options = (values: readonly string[], names: Readonly<Record<string, string>>) =>
    values.map((value) => ({ value, label: names[value] ?? value }))
  return (
    <>
      <Toolbar hint={texts.search}>
        <Filter
          name="sort"
          label={texts.sort}
          all={texts.sorts.newest}
          options={options(ORDER_SORTS.slice(1), texts.sorts)}
        />
      </Toolbar>
      <FilterPanel names={ORDER_FILTERS}>
        <Filter
          name="status"
          label={texts.status}
          all={texts.allStatuses}
          options={options([NOT_CANCELLED, ...orderStatuses], { [NOT_CANCELLED]: texts.notCancelled })}
        />
        <Filter name="paid" label={texts.paid} all={texts.anyPaid} options={options(PAID_STATES, texts.paidStates)} />
        <Filter
          name="payment"
          label={texts.payment}
          all={texts.anyPayment}
          options={options(paymentTypes, PAYMENT_NAMES)}
        />
        <Filter name="cash" label={texts.cash} all={texts.anyCash} options={options(CASH_STATES, texts.cashStates)} />
        <Filter
          name="refund"
          label={texts.refund}
          all={texts.anyRefund}
          options={options(REFUND_STATES, texts.refundStates)}
        />
        <Filter
          name="returns"
          label={texts.returns}
          all={texts.anyReturns}
          options={options(RETURN_STATES, texts.returnStates)}
        />
        <Filter name="seller" label={texts.seller} all={texts.anySeller} options={sellers} />
        {params.get('returns') === 'accepted' && (
          <>
            <DayFilter name="acceptedFrom" label={texts.acceptedFrom} />
            <DayFilter name="acceptedTo" label={texts.acceptedTo} />
          </>
        )}
        <TextFilter name="coupon" label={texts.coupon} />
        <DayFilter name="from" label={texts.from} />
        <DayFilter name="to" label={texts.to} />
      </FilterPanel>
    </>
  )
}

import { type AdminOrders, api, dataOrThrow } from '@superium/shared/api'
import { PAYMENT_NAMES } from '@superium/shared/constants'
import { pageQuery, readTableQuery } from '../data-table/table-query'
import {
  CASH_STATES,
  NOT_CANCELLED,
  ORDER_SORTS,
  orderStatuses,
  PAID_STATES,
  REFUND_STATES,
  RETURN_STATES,
} from './order-choices'

/** The orders table's filters besides the search. */
export const ORDER_FILTERS = [
  'status',
  'paid',
  'payment',
  'cash',
  'refund',
  'returns',
  'acceptedFrom',
  'acceptedTo',
  'seller',
  'person',
  'coupon',
  'from',
  'to',
] as const

export const paymentTypes = Object.keys(PAYMENT_NAMES) as (keyof typeof PAYMENT_NAMES)[]

/** The URL's search, filters and order for the API; malformed ones count as absent. */
export function orderFilters(params: URLSearchParams) {
  const oneOf = <T extends string>(name: string, all: readonly T[]) => all.find((one) => one === params.get(name))
  const matching = (name: string, pattern: RegExp) => pattern.exec(params.get(name) ?? '')?.[0]
  const { search } = readTableQuery(params)
  const [status, paid, payment, sort] = [
    oneOf('status', [NOT_CANCELLED, ...orderStatuses]),
    oneOf('paid', PAID_STATES),
    oneOf('payment', paymentTypes),
    oneOf('sort', ORDER_SORTS),
  ]
  const day = (name: string) => matching(name, /^\d{4}-\d\d-\d\d$/)
  const [from, to, acceptedFrom, acceptedTo] = [day('from'), day('to'), day('acceptedFrom'), day('acceptedTo')]
  const cash = oneOf('cash', CASH_STATES)
  const refund = oneOf('refund', REFUND_STATES)
  const returns = oneOf('returns', RETURN_STATES)
  const person = params.get('person')
  const coupon = matching('coupon', /^[\w-]{3,32}$/)
  const seller = matching('seller', /^(?:shop|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/)
  return {
    ...(search && { search }),
    ...(status && { status }),
    ...(paid && { paid }),
    ...(payment && { payment }),
    ...(cash && { cash }),
    ...(refund && { refund }),
    ...(sort && { sort }),
    ...(from && { from }),
    ...(to && { to }),
    ...(seller && { seller }),
    ...(returns && { returns }),
    ...(acceptedFrom && { acceptedFrom }),
    ...(acceptedTo && { acceptedTo }),
    ...(coupon && { coupon }),
    ...(person && { person: person.slice(0, 128) }),
  }
}

/** Loads the page of orders that the URL names, with the number of all matches. Throws `ApiError`. */
export async function listOrders({ url, signal }: Request): Promise<AdminOrders> {
  const params = new URL(url).searchParams
  const { size, ...place } = pageQuery(params)
  const query = { size, ...orderFilters(params), ...place }
  return dataOrThrow(await api.GET('/api/v1/admin/orders', { params: { query }, signal }))
}

import type { Order } from '@superium/shared/api'
import { formatDollars } from '@superium/shared/money'
import { orderTexts } from './order-texts'

/** What is said before goods leave whose money has not arrived (bank transfer, check); empty for all other orders. */
export const unpaidNotice = ({ payment, orderTotal }: Order): string =>
  payment.state === 'waiting' ? orderTexts.unpaid(formatDollars(orderTotal)) : ''

import type { Order } from '@superium/shared/api'
import { formatDollars } from '@superium/shared/money'
import { orderTexts } from './order-texts'

/** Warns before sending goods that are not paid (bank transfer, check); empty for all other orders. */
export const unpaidNotice = ({ payment: { state, due = 0 } }: Order): string =>
  state === 'waiting' ? orderTexts.unpaid(formatDollars(due)) : ''

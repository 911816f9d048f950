import type { ProductStatus } from '../products/availability'
import { BadItem } from './bad-item'
import type { RawItem } from './raw-item'

/** `custom_label_1` of an announced product, for which Google Merchant has no availability. */
export const UP_COMING = 'up-coming'

const statuses: Readonly<Record<string, ProductStatus>> = {
  in_stock: 'in-stock',
  out_of_stock: 'in-stock',
  preorder: 'pre-order',
}

const availabilityOf = (item: RawItem): string => item.availability?.trim().toLowerCase().replaceAll(' ', '_') ?? ''

/** A new product whose file does not say it has what `quantity` says. */
export function parseStatus(item: RawItem): ProductStatus {
  const status = item.availability === undefined ? 'in-stock' : statuses[availabilityOf(item)]
  if (!status)
    throw new BadItem(`availability must be in_stock, out_of_stock or preorder, not "${availabilityOf(item)}".`)
  return item.custom_label_1?.trim() === UP_COMING ? 'up-coming' : status
}

/** The number of pieces; optional for an item that is out of stock. */
export function parseStock(item: RawItem): number {
  const pieces = item.quantity?.trim() || (availabilityOf(item) === 'out_of_stock' ? '0' : '')
  if (pieces === '') throw new BadItem('quantity is required: the shop counts its stock.')
  if (!/^\d{1,7}$/.test(pieces) || Number(pieces) > 1_000_000)
    throw new BadItem(`quantity must be a whole number up to 1000000, not "${pieces}".`)
  return Number(pieces)
}

/** The column with the stock at export time: an import changes the stock by the difference from it. */
export const STOCK_SEEN = 'quantity_exported'

/** The stock at export time; null if the file does not contain it. */
export function parseStockSeen(item: RawItem): number | null {
  const pieces = item[STOCK_SEEN]?.trim() ?? ''
  if (pieces === '') return null
  if (!/^\d{1,7}$/.test(pieces)) throw new BadItem(`${STOCK_SEEN} must be a whole number, not "${pieces}".`)
  return Number(pieces)
}

/** Converts a status and a stock to Google Merchant's availability. */
export function formatAvailability(status: unknown, stock: number): string {
  if (status === 'pre-order') return 'preorder'
  return status === 'in-stock' && stock > 0 ? 'in_stock' : 'out_of_stock'
}

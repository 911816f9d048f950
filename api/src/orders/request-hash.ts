import { createHash } from 'node:crypto'
import { mergeLines } from '../quotes/merge-lines'
import type { OrderRequest } from './schema'

/** A hash of an order's lines, total, payment, address and coupon, to recognize a repeated request. */
export function requestHash(request: OrderRequest): string {
  const { name, phone, street, district, subDistrict, country, postalCode, orderNotes = '', paymentType } = request
  const said = [
    name,
    String(phone),
    street ?? '',
    district,
    subDistrict,
    country,
    String(postalCode),
    orderNotes.trim(),
  ]
  const coupon = request.coupon === undefined ? [] : [request.coupon.trim().toUpperCase()]
  const content = JSON.stringify([mergeLines(request.products), request.orderTotal, paymentType, said, ...coupon])
  return createHash('sha256').update(content).digest('base64url')
}

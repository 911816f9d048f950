import { badField } from '../../http/problem'
import type { OrderTracking } from '../change-schema'
import type { ParcelRow } from '../queries'

/** The tracking columns of a parcel's row; null without tracking. */
export function trackingColumns(
  tracking: OrderTracking | undefined,
): Pick<ParcelRow, 'carrier' | 'trackingNumber' | 'trackingUrl'> {
  return {
    carrier: tracking?.carrier.trim() ?? null,
    trackingNumber: tracking?.number.trim() ?? null,
    trackingUrl: tracking?.url ?? null,
  }
}

/** A parcel's tracking as the API sends it; undefined if there is none. */
export function toTracking({
  carrier,
  trackingNumber: number,
  trackingUrl: url,
}: Pick<ParcelRow, 'carrier' | 'trackingNumber' | 'trackingUrl'>): OrderTracking | undefined {
  if (carrier === null || number === null) return undefined
  return { carrier, number, ...(url !== null && { url }) }
}

/** Throws a 400 that names the field unless the tracking URL is absolute, uses https and has no user name. */
export function requireHttps(field: string, { url }: Pick<OrderTracking, 'url'>): void {
  if (url === undefined) return
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:' || new URL(url).username !== '')
    throw badField(field, `${field} must be an https address.`)
}

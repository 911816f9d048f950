import { badField } from '../http/problem'
import type { OrderTracking } from '../orders/change-schema'
import { requireHttps } from '../orders/parcels/tracking-columns'

interface Entered {
  carrier?: string
  trackingNumber?: string
  trackingUrl?: string
}

/** Parses a seller's tracking; undefined if all fields are absent. 400 if it is incomplete, or its URL is not https. */
export function readTracking({ carrier, trackingNumber, trackingUrl }: Entered): OrderTracking | undefined {
  if (carrier === undefined && trackingNumber === undefined && trackingUrl === undefined) return undefined
  if (carrier === undefined) throw badField('carrier', 'carrier is required with a tracking number.')
  if (trackingNumber === undefined) throw badField('trackingNumber', 'trackingNumber is required with a carrier.')
  const tracking = { carrier, number: trackingNumber, ...(trackingUrl !== undefined && { url: trackingUrl }) }
  requireHttps('trackingUrl', tracking)
  return tracking
}

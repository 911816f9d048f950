import { queueEcommerceEvent } from '@superium/shared/state'
import type { EcommerceEvent } from './ecommerce-event'

/**
 * Tells the shop's event bus what the visitor did. It is sent nowhere unless the site has a `GA4_MEASUREMENT_ID` and the
 * visitor agreed; it never throws and costs nothing else.
 */
export function track(event: EcommerceEvent): void {
  queueEcommerceEvent(event)
}

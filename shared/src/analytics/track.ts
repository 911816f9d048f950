import { queueEcommerceEvent } from '@superium/shared/state'
import type { EcommerceEvent } from './ecommerce-event'

/**
 * Puts an event on the shop's event bus. It leaves the browser only if the site has a `GA4_MEASUREMENT_ID` and the
 * visitor has agreed.
 */
export function track(event: EcommerceEvent): void {
  queueEcommerceEvent(event)
}

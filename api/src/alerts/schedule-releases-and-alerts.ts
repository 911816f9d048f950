import type { Database } from '../database/database'
import { releaseDueProducts } from '../products/release-due-products'
import { runEvery, type Schedule } from '../schedule/run-every'
import type { ShopProfile } from '../shop-settings/shop-profile'
import { sendAlerts } from './send-alerts'

/** The polling interval, and so the maximum delay of an alert. */
const INTERVAL_MS = 5000

/** Regularly releases products and converts due alerts to e-mails. */
export function scheduleReleasesAndAlerts(
  db: Database,
  shop: ShopProfile,
  onError: (error: unknown) => void,
): Schedule {
  const run = async () => {
    const now = new Date()
    await releaseDueProducts(db, now)
    await sendAlerts(db, shop, now)
  }
  return runEvery(INTERVAL_MS, run, onError)
}

import { lt } from 'drizzle-orm'
import type { Database } from '../database/database'
import { telemetryBatches, telemetryCounts, telemetryVitals } from './table'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** How many days telemetry is kept. */
const KEPT_DAYS = 30

/** Deletes telemetry older than 30 days and batch ids older than one day. */
export async function pruneTelemetry(db: Database, now: Date): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS)
  await db.delete(telemetryCounts).where(lt(telemetryCounts.minute, before(KEPT_DAYS)))
  await db.delete(telemetryVitals).where(lt(telemetryVitals.hour, before(KEPT_DAYS)))
  await db.delete(telemetryBatches).where(lt(telemetryBatches.receivedAt, before(1)))
}

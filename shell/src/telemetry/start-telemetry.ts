import type { Discovery } from '@superium/shared/contract'
import { whenIdle } from '@superium/shared/ui'
import type { ShownRoutes } from './collect-telemetry'
import { reportUncaught } from './report-uncaught'

/** Loads telemetry when the browser is idle, so that no first view waits for it. */
export function startTelemetry(discovery: Discovery, router: ShownRoutes): void {
  reportUncaught()
  // The page works without it.
  whenIdle(
    () =>
      void import('./collect-telemetry').then((module) => module.startCollecting(discovery, router)).catch(() => {}),
  )
}

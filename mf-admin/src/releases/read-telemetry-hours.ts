import { liveTexts } from './live/texts'

const DEFAULT_HOURS = 24

/** The telemetry window in hours: `?hours=` if the page offers that value, else 24. */
export function readTelemetryHours(params: URLSearchParams): number {
  const asked = Number(params.get('hours'))
  return liveTexts.windows.find(({ hours }) => hours === asked)?.hours ?? DEFAULT_HOURS
}

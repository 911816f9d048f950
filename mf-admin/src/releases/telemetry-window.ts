import { releaseTexts } from './texts'

const DEFAULT_HOURS = 24

/** The hours that failures and vitals are summed over: `?hours=`, one of those offered, else 24. */
export function readTelemetryHours(params: URLSearchParams): number {
  const asked = Number(params.get('hours'))
  return releaseTexts.live.windows.find(({ hours }) => hours === asked)?.hours ?? DEFAULT_HOURS
}

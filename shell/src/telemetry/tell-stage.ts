import type { Stage } from '@superium/shared/contract'

declare global {
  interface Window {
    /**
     * Sends fields of a `TelemetryReport` (JSON without its braces) with the document's token. The document's own
     * script defines it; absent if the document does not report.
     */
    superiumTell?: (fields: string) => boolean
  }
}

let isWatched = false

/**
 * Reports how far the document got, until it is ready; the server counts a document that stops reporting before that as
 * hung.
 */
export function tellStage(stage: Stage): void {
  // A document opened in a background tab may take any time, so it is not watched.
  if (stage === 'start') isWatched = !document.hidden
  if (isWatched) window.superiumTell?.(`"stage":"${stage}"`)
  isWatched &&= stage === 'start' || stage === 'remote'
}

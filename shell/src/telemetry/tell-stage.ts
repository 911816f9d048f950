import type { Stage } from '@superium/shared/contract'

declare global {
  interface Window {
    /**
     * Sends fields of a `TelemetryReport` (JSON without its braces) with the document's token. The document's own script
     * makes it; absent where the document does not report.
     */
    superiumTell?: (fields: string) => boolean
  }
}

let isWatched = false

/** Reports how far the document has come, until it is ready; the server counts one that says nothing more as hung. */
export function tellStage(stage: Stage): void {
  // A document that opens in the background may take any time.
  if (stage === 'start') isWatched = !document.hidden
  if (isWatched) window.superiumTell?.(`"stage":"${stage}"`)
  isWatched &&= stage === 'start' || stage === 'remote'
}

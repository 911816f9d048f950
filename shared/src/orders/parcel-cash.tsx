import type { OrderPieces } from '@superium/shared/api'
import { useLoaded } from '@superium/shared/loading'
import { formatDollars } from '@superium/shared/money'
import { piecesQuery } from './pieces-query'
import { orderPartsTexts } from './texts'

interface ParcelCashProps {
  pieces: readonly OrderPieces[]
  /** Asks the server what the courier collects for pieces, which stand as in a query; resolves to dollars. */
  preview(lines: string, signal: AbortSignal): Promise<number>
  /** Dollars for the first pieces, if they are known. */
  initial?: number | undefined
  say(amount: string): string
}

/** What the courier will collect for chosen pieces, as the server calculates it. Only what belongs to the present choice is shown. */
export function ParcelCash({ pieces, preview, initial, say }: ParcelCashProps) {
  const lines = pieces.length > 0 ? piecesQuery(pieces) : null
  const cash = useLoaded(lines, (signal) => preview(lines ?? '', signal), initial)
  return (
    <p aria-live="polite">
      {lines !== null && cash.status === 'loaded' && say(formatDollars(cash.data))}
      {lines !== null && cash.status === 'failed' && orderPartsTexts.parcels.cash.unknown}
    </p>
  )
}

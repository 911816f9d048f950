import type { Pieces } from '../pieces'

/** Pieces of one sender: a seller's id, or null for the shop itself. */
export interface SenderPieces {
  sellerId: string | null
  pieces: Pieces[]
}

/** Groups pieces by the sender of their lines, the shop first. */
export function groupBySender(
  lines: readonly { lineNumber: number; sellerId: string | null }[],
  pieces: readonly Pieces[],
): SenderPieces[] {
  const groups = new Map<string | null, Pieces[]>()
  for (const one of pieces) {
    const sellerId = lines.find(({ lineNumber }) => lineNumber === one.lineNumber)?.sellerId ?? null
    groups.set(sellerId, [...(groups.get(sellerId) ?? []), one])
  }
  return [...groups]
    .map(([sellerId, own]) => ({ sellerId, pieces: own }))
    .sort((a, b) => Number(a.sellerId !== null) - Number(b.sellerId !== null))
}

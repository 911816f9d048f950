import type { OrderPieces } from '@superium/shared/api'

/** Pieces as they stand in a query: `0:2,1:1` are two of line 0 and one of line 1. */
export const piecesQuery = (pieces: readonly OrderPieces[]): string =>
  pieces.map(({ lineNumber, quantity }) => `${lineNumber}:${quantity}`).join()

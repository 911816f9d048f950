import { shipsFrom } from '@superium/shared/orders'
import type { CartItem } from '@superium/shared/state'

/** The words for when a line that is ordered before its release is sent; undefined for any other line. */
export const lineShipsFrom = ({ status, releaseDate }: CartItem): string | undefined =>
  status === 'pre-order' && releaseDate ? shipsFrom(releaseDate) : undefined

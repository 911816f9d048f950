/**
 * Why the stock changed. `added`: initial stock of a new product or variant; `received`: a delivery; `counted`: a
 * stocktake; `damaged`: lost or unsellable pieces; `corrected`: a difference that somebody entered.
 */
export const movementKinds = ['added', 'received', 'counted', 'damaged', 'corrected'] as const
export type MovementKind = (typeof movementKinds)[number]

/** Who changed the stock. */
export const movementActors = ['admin', 'seller'] as const
export type MovementActor = (typeof movementActors)[number]

const known = <T extends string>(all: readonly T[], text: string): T => {
  const one = all.find((name) => name === text)
  if (!one) throw new Error(`the database holds an unknown word of a stock movement: ${text}`)
  return one
}

/** Parses a kind from the database, whose check constraint allows no other. */
export const parseKind = (text: string): MovementKind => known(movementKinds, text)

/** Parses an actor from the database, whose check constraint allows no other. */
export const parseActor = (text: string): MovementActor => known(movementActors, text)

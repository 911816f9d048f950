/**
 * Why the stock moved. `added`: the first stock of a new product or variant; `received`: pieces came; `counted`: somebody counted
 * them; `damaged`: pieces are lost or cannot be sold; `corrected`: somebody entered a difference.
 */
export const movementKinds = ['added', 'received', 'counted', 'damaged', 'corrected'] as const
export type MovementKind = (typeof movementKinds)[number]

/** Who moved it. */
export const movementActors = ['admin', 'seller'] as const
export type MovementActor = (typeof movementActors)[number]

const known = <T extends string>(all: readonly T[], text: string): T => {
  const one = all.find((name) => name === text)
  if (!one) throw new Error(`the database holds an unknown word of a stock movement: ${text}`)
  return one
}

/** A kind as the database holds it; its check admits no other. */
export const parseKind = (text: string): MovementKind => known(movementKinds, text)

/** An actor as the database holds it; its check admits no other. */
export const parseActor = (text: string): MovementActor => known(movementActors, text)

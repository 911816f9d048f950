/** What two people edit: as editing began, as somebody else has saved it since, and as it is typed here. */
export interface Versions<Values> {
  before: Values
  theirs: Values
  yours: Values
}

/** What would be saved; values that differ only as text, such as 9.5 and 9.50, have the same content. */
export type ContentOf<Values> = (values: Values) => unknown

/** Whose value a field gets that both have changed. */
export type Winner = 'theirs' | 'yours'

export const isSame = <Values>(contentOf: ContentOf<Values>, one: Values, other: Values): boolean =>
  JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other))

const comparerOf =
  <Values>(contentOf: ContentOf<Values>) =>
  (name: keyof Values, from: Values, to: Values): boolean =>
    !isSame(contentOf, from, { ...from, [name]: to[name] })

const namesOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values)[]

/** The fields that both have changed, to different values. */
export function conflictsOf<Values extends object>(
  contentOf: ContentOf<Values>,
  { before, theirs, yours }: Versions<Values>,
): (keyof Values)[] {
  const differs = comparerOf(contentOf)
  return namesOf(before).filter(
    (name) => differs(name, before, theirs) && differs(name, before, yours) && differs(name, theirs, yours),
  )
}

/** Their version with what only you have changed, and with what both have changed if yours wins. */
export function merge<Values extends object>(
  contentOf: ContentOf<Values>,
  { before, theirs, yours }: Versions<Values>,
  wins: Winner,
): Values {
  const differs = comparerOf(contentOf)
  const kept = namesOf(before).filter(
    (name) => differs(name, before, yours) && (wins === 'yours' || !differs(name, before, theirs)),
  )
  return { ...theirs, ...Object.fromEntries(kept.map((name) => [name, yours[name]])) }
}

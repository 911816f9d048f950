/** The fields that determine a product's kind. */
export interface Named {
  category: string
  name: string
  tags: readonly string[]
}

/** Matches the details that follow the noun in a name: "Field Watch in Steel", "Crew Socks, Rust". */
const REST = /,| (?:in|with|for|by|of|and|&|–|-) .*$/i

/**
 * The kind of a product within its category, from data that every shop has: its first tag, else the head noun of its
 * name, which is the last word before a comma or a preposition (`Crew Socks, Rust` and `Striped Sock` are `sock`).
 */
export function kindOfProduct({ name, tags: [tag] }: Named): string {
  if (tag !== undefined) return tag
  const words = (name.split(REST)[0] ?? '').toLowerCase().match(/\p{L}[\p{L}\p{M}]+/gu)
  return words?.at(-1)?.replace(/(?<=...)s$/, '') ?? ''
}

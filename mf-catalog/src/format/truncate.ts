/** Cuts a text to `length` characters (code points, never half a surrogate pair) without a trailing space. */
export function truncate(text: string, length: number): string {
  const characters = [...text]
  return characters.length <= length ? text : characters.slice(0, length).join('').trimEnd()
}

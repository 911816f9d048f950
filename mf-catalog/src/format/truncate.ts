/** The first `length` characters of a text, whole characters and no space at the end; a shorter text as it is. */
export function truncate(text: string, length: number): string {
  const characters = [...text]
  return characters.length <= length ? text : characters.slice(0, length).join('').trimEnd()
}

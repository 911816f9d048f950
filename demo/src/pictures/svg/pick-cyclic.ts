/** The item at `index`, going round at the end; for lists that are written in the source and so never empty. */
export function pick<T>(list: readonly T[], index: number): T {
  const item = list[((index % list.length) + list.length) % list.length]
  if (item === undefined) throw new RangeError('pick from an empty list')
  return item
}

/** The item at `index` modulo the length. Throws a RangeError for an empty list. */
export function pickCyclic<T>(list: readonly T[], index: number): T {
  const item = list[((index % list.length) + list.length) % list.length]
  if (item === undefined) throw new RangeError('pick from an empty list')
  return item
}

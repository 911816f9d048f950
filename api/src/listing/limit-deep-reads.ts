import type { Catalogue } from '../catalogue/catalogue'

/** From here on it takes a while to count off what lies before a page. */
const DEEP = 10_000

/** Reads a page at once, a deep one in its turn. */
export const limitDeepReads = <T>(
  { limitConcurrency }: Catalogue,
  offset: number,
  read: () => Promise<T>,
): Promise<T> => (offset < DEEP ? read() : limitConcurrency(read))

import type { Catalogue } from '../catalogue/cached-catalogue'

/** The offset from which OFFSET becomes slow, because it reads all products before the page. */
const DEEP = 10_000

/** Reads a page; deep pages count as expensive reads, which run only a few at a time. */
export const limitDeepReads = <T>(
  { limitConcurrency }: Catalogue,
  offset: number,
  read: () => Promise<T>,
): Promise<T> => (offset < DEEP ? read() : limitConcurrency(read))

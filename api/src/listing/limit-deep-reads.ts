import type { Catalogue } from '../catalogue/cached-catalogue'

/** From this offset on, skipping the products before a page is slow. */
const DEEP = 10_000

/** Reads a page; deep pages share the limit of expensive reads. */
export const limitDeepReads = <T>(
  { limitConcurrency }: Catalogue,
  offset: number,
  read: () => Promise<T>,
): Promise<T> => (offset < DEEP ? read() : limitConcurrency(read))

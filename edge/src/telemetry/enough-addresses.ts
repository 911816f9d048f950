/** How many addresses (IPv6: /48 networks) viewed a version, and how many of them saw it fail. */
export interface Addresses {
  seen: number
  failed: number
}

/** Fewer addresses may be one household. */
export const MIN_ADDRESSES = 3

/**
 * How many addresses must report failures: three, and half the square root of all that viewed the version, e.g. 10 of
 * 400. The more real visitors there are, the more addresses are needed to forge evidence, while a failure of a few per
 * cent of the views still comes from enough addresses.
 */
export const neededAddresses = (seen: number): number => Math.max(MIN_ADDRESSES, Math.ceil(Math.sqrt(seen) / 2))

export const areEnough = ({ seen, failed }: Addresses): boolean => failed >= neededAddresses(seen)

/** How many addresses (IPv6: /48 networks) viewed a version, and how many of them saw it fail. */
export interface Addresses {
  seen: number
  failed: number
}

/** Fewer addresses may be one household. */
export const MIN_ADDRESSES = 3

/**
 * How many addresses must report failures: three, and half the square root of all that viewed the version, e.g. 10 of 400. So
 * whoever wants to forge evidence needs the more addresses, the more real visitors there are, while a failure of some per
 * cent of the views still comes from enough.
 */
export const neededAddresses = (seen: number): number => Math.max(MIN_ADDRESSES, Math.ceil(Math.sqrt(seen) / 2))

export const areEnough = ({ seen, failed }: Addresses): boolean => failed >= neededAddresses(seen)

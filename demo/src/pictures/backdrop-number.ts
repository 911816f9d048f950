import type { Choice } from './recipe'

/** The backdrop of a product: similar products get different ones, the pictures of one product the same. */
export const backdropNumber = ({ colour, design, mark }: Choice): number => colour * 3 + design * 2 + (mark % 7)

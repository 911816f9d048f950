import type { Choice } from './recipe'

/** Which of the calm sets a product is shown on: spread over neighbours, the same for all its pictures. */
export const moodOf = ({ colour, design, mark }: Choice): number => colour * 3 + design * 2 + (mark % 7)

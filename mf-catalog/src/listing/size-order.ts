const LETTERS = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '2XL', 'XXXL', '3XL', '4XL', '5XL']

const rank = (size: string): number => LETTERS.indexOf(size.toUpperCase())

/** Sorts sizes as on a rail: numbers and words, then letters from small to large. */
export const bySize = <T extends { value: string }>(sizes: readonly T[]): T[] =>
  [...sizes].sort(
    (one, other) =>
      rank(one.value) - rank(other.value) || one.value.localeCompare(other.value, 'en', { numeric: true }),
  )

const LETTERS = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '2XL', 'XXXL', '3XL', '4XL', '5XL']

const rank = (size: string): number => LETTERS.indexOf(size.toUpperCase()) + 1 || LETTERS.length + 1

/** Sorts sizes as on a rail: letters from small to large, then numbers and words. */
export const bySize = <T extends { value: string }>(sizes: readonly T[]): T[] =>
  [...sizes].sort(
    (one, other) =>
      rank(one.value) - rank(other.value) || one.value.localeCompare(other.value, 'en', { numeric: true }),
  )

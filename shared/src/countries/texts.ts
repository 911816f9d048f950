/** Texts of the country field. */
export const countryTexts = {
  list: 'Countries',
  found: (count: number) => (count === 1 ? '1 country' : `${count} countries`),
  unknown: 'Choose a country from the list',
} as const

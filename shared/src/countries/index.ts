/** All countries, and the form field that chooses one. A remote bundles what it uses. */
export { type Country, countries, findCountry, matchingCountries } from './countries'
export { CountryField } from './country-field'
export { countryTexts } from './texts'

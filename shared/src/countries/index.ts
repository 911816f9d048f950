/** All countries, and the form field that chooses one. A remote bundles what it uses. */
export { addressFields, addressLengths } from './address-fields'
export { type Country, countries, findCountry, matchingCountries } from './countries'
export { CountryField } from './country-field'
export { countryTexts } from './texts'

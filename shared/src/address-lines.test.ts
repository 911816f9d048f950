import { addressLines } from './address-lines'

const address = {
  street: '12 Lake Road',
  subDistrict: 'Dhanmondi',
  district: 'Dhaka',
  postalCode: '1205',
  country: 'Bangladesh',
}

test('an address is written line by line, with the postcode before the district', () => {
  expect(addressLines({ name: 'Rahim Haddad', ...address })).toEqual([
    'Rahim Haddad',
    '12 Lake Road',
    'Dhanmondi',
    '1205 Dhaka',
    'Bangladesh',
  ])
})

test('what is empty has no line', () => {
  expect(addressLines({ ...address, subDistrict: ' ', postalCode: '' })).toEqual([
    '12 Lake Road',
    'Dhaka',
    'Bangladesh',
  ])
})

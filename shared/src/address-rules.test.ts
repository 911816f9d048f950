import { phoneCharacters, phoneProblem, postcodeExample, postcodeProblem } from './address-rules'

test.each(['+880 1712-345678', '(030) 123456', '1700000000', '123456', '  020 7946 0958 '])(
  '%s is a phone number',
  (phone) => expect(phoneProblem(phone)).toBeUndefined(),
)

test('of a typed phone number only what the rule accepts is kept', () => {
  expect(phoneCharacters('+880 (0) 1712-345.678/9')).toBe('+880 (0) 1712-345.678/9')
  expect(phoneCharacters('Tel: +4a4 1b2')).toBe(' +44 12')
})

test.each(['123', '12345', '1234567890123456', 'call me 123456', '+', ''])('%p is no phone number', (phone) =>
  expect(phoneProblem(phone)).toBe('Enter a phone number of 6 to 15 digits, such as +880 1712 345678'),
)

test.each([
  ['1205', 'Bangladesh'],
  ['1205', 'bd'],
  ['94103-1234', 'United States'],
  ['sw1a 1aa', 'United Kingdom'],
  ['SW1A1AA', 'UK'],
  ['1012ab', 'The Netherlands'],
  ['111 20', 'Sweden'],
  ['AZ-1000', 'Azerbaijan'],
  ['123', 'Iceland'],
  ['', 'United Arab Emirates'],
  ['', 'hk'],
  ['', 'Hong Kong'],
  ['00000', 'Qatar'],
])('%s is a postcode in %s', (postcode, country) => expect(postcodeProblem(postcode, country)).toBeUndefined())

test.each([
  ['', 'Bangladesh', 'Postcode is required'],
  [' ', '', 'Postcode is required'],
  ['12', 'Bangladesh', 'Enter a postcode such as 1205'],
  ['10115', 'Bangladesh', 'Enter a postcode such as 1205'],
  ['12', 'Nowhere', 'Enter a postcode of 3 to 10 letters and digits'],
  ['<b>1205', 'Nowhere', 'Enter a postcode of 3 to 10 letters and digits'],
  ['- -', 'Nowhere', 'Enter a postcode of 3 to 10 letters and digits'],
  ['12345678901', 'Nowhere', 'Enter a postcode of 3 to 10 letters and digits'],
])('%s is no postcode in %s, and the message says what is expected', (postcode, country, message) =>
  expect(postcodeProblem(postcode, country)).toBe(message),
)

test('every example is a postcode of its country', () => {
  for (const country of ['Austria', 'Brazil', 'Canada', 'Japan', 'Poland', 'Portugal', 'GB', 'IN', 'US']) {
    expect(postcodeProblem(postcodeExample(country) ?? '', country)).toBeUndefined()
  }
  expect(postcodeExample('Nowhere')).toBeUndefined()
})

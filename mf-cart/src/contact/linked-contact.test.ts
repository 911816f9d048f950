import { linkedContact } from './linked-contact'

test.each([
  ['?topic=return&order=+S-7+', { topic: 'return', orderNumber: 'S-7' }],
  ['?topic=money&order=', {}],
  [`?order=${'7'.repeat(99)}`, { orderNumber: '7'.repeat(60) }],
  ['', {}],
])('the link %s fills in %j', (search, filled) => expect(linkedContact(search)).toEqual(filled))

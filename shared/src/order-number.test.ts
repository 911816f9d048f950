import { readOrderNumber } from './order-number'

test.each(['S-261121-7KQ4MD', ' #s-261121-7kq4md ', '# S-261121-7KQ4MD', 's 261121 7kq4md', 'S2611217KQ4MD'])(
  '%s is an order number',
  (text) => {
    expect(readOrderNumber(text)).toBe('S-261121-7KQ4MD')
  },
)

test.each(['', 'nonsense', 'S-261121', 'S-261121-7KQ4M', 'S-261121-7KQ4MDX', 'S-261121-0KQ4MU', 'X-261121-7KQ4MD'])(
  '"%s" is none',
  (text) => {
    expect(readOrderNumber(text)).toBeUndefined()
  },
)

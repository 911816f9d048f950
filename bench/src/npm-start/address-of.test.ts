import { addressOf } from './address-of'

it('reads the address from the last line only', () => {
  expect(addressOf('Superium runs at http://localhost:3000 — sign in as buyer@superium.example')).toBe(
    'http://localhost:3000',
  )
  expect(addressOf('✓ Site server                                         2.3 s')).toBeUndefined()
})

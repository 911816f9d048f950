import { PERSONAL_PREFIX } from '@superium/shared/constants'
import { $shopToken } from '@superium/shared/state'
import { clearPersonalStorage } from './clear-personal-storage'

const KEY = `${PERSONAL_PREFIX}order-attempt`

test.each([
  ['session', () => sessionStorage],
  ['local', () => localStorage],
])('sign-out removes personal entries from %s storage and keeps the others', (_, area) => {
  $shopToken.set('present')
  area().setItem(KEY, '{"body":{"name":"Ann"}}')
  area().setItem('other', 'stays')
  clearPersonalStorage()
  expect(area().getItem(KEY)).not.toBeNull()
  $shopToken.set(null)
  expect(area().getItem(KEY)).toBeNull()
  expect(area().getItem('other')).toBe('stays')
})

test('personal entries of an earlier visit are removed at start when nobody is signed in', () => {
  sessionStorage.setItem(KEY, '{}')
  clearPersonalStorage()
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

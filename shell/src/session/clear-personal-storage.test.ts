import { PERSONAL_PREFIX } from '@superium/shared/constants'
import { $shopToken } from '@superium/shared/state'
import { clearPersonalStorage } from './clear-personal-storage'

const KEY = `${PERSONAL_PREFIX}order-attempt`

test('sign-out removes personal entries and keeps the others', () => {
  $shopToken.set('present')
  sessionStorage.setItem(KEY, '{"body":{"name":"Ann"}}')
  sessionStorage.setItem('other', 'stays')
  clearPersonalStorage()
  expect(sessionStorage.getItem(KEY)).not.toBeNull()
  $shopToken.set(null)
  expect(sessionStorage.getItem(KEY)).toBeNull()
  expect(sessionStorage.getItem('other')).toBe('stays')
})

test('personal entries of an earlier visit are removed at start when nobody is signed in', () => {
  sessionStorage.setItem(KEY, '{}')
  clearPersonalStorage()
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

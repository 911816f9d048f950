import { $session, $shopToken } from '@superium/shared/state'
import { startSession } from './start-session'

test('without a session marker the visitor is anonymous at once and the identity SDK is not loaded', () => {
  localStorage.clear()
  startSession()
  expect($shopToken.get()).toBeNull()
  expect($session.get()).toEqual({ status: 'anonymous', user: null })
})

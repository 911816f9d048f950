import { $session } from '@superium/shared/state'
import { firePageShow } from '../testing/fire-pageshow'
import { checkReturn } from './check-return'

const reload = jest.fn()
checkReturn(reload)

const user = { uid: 'a', email: 'a@b.example', displayName: '', photoURL: null, roles: [] }
const lists = (uid: string) => localStorage.setItem('superium:saved', JSON.stringify({ uid }))

beforeEach(() => {
  localStorage.clear()
  reload.mockReset()
  document.documentElement.hidden = false
  $session.set({ status: 'signed-in', user })
})

test.each([
  ['has signed out', () => {}],
  [
    'was followed by somebody else',
    () => {
      localStorage.setItem('shopToken', '"present"')
      lists('b')
    },
  ],
  ['was followed by somebody whose lists are not there yet', () => localStorage.setItem('shopToken', '"present"')],
])('a page that comes back is hidden and loaded anew when its person %s', (_, since) => {
  since()
  firePageShow(true)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(document.documentElement).not.toBeVisible()
})

test('a page stays when its person is still signed in, when it showed nobody, and when it is shown first', () => {
  firePageShow(false)
  localStorage.setItem('shopToken', '"present"')
  lists('a')
  firePageShow(true)
  localStorage.clear()
  $session.set({ status: 'anonymous', user: null })
  firePageShow(true)
  expect(reload).not.toHaveBeenCalled()
  expect(document.documentElement).toBeVisible()
})

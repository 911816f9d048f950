import type { Condition } from '@superium/shared/contract'
import type { Session, User } from '@superium/shared/state'
import { testDeployment } from '../testing/test-remotes'
import { entriesAt, isForEverybody, isShownTo } from './entries-at'

const entry = (label: string, order: number) => ({ label, to: `/${label}`, order })
const person = (roles: User['roles']): Session => ({
  status: 'signed-in',
  user: { uid: '1', email: 'ann@example.com', displayName: '', photoURL: null, roles },
})
const unknown: Session = { status: 'loading', user: null }
const guest: Session = { status: 'anonymous', user: null }

test('the entries of all remotes come by order, equal ones by label', () => {
  const deployments = [
    testDeployment('mf-one', {
      contributions: { header: [entry('z', 10), entry('late', 90)], drawer: [entry('d', 1)] },
    }),
    testDeployment('mf-old', {}),
    testDeployment('mf-two', { contributions: { header: [entry('a', 10), entry('first', 0)] } }),
  ]
  expect(entriesAt({ deployments }, 'header').map(({ label }) => label)).toEqual(['first', 'a', 'z', 'late'])
  expect(entriesAt({ deployments }, 'footer')).toEqual([])
})

const buyer = person([])
const seller = person(['seller'])
const admin = person(['admin', 'seller'])

test.each<[string, Condition, Session[]]>([
  ['without a condition is for everybody', {}, [unknown, guest, buyer, seller, admin]],
  ['for any session is for everybody', { session: 'any' }, [unknown, guest, buyer, seller, admin]],
  ['for guests is for guests', { session: 'guest' }, [guest]],
  ['for signed-in visitors is for all of them', { session: 'signed-in' }, [buyer, seller, admin]],
  ['for sellers is for them', { roles: ['seller'] }, [seller, admin]],
  ['for two roles is for each of them', { session: 'signed-in', roles: ['seller', 'admin'] }, [seller, admin]],
  ['for administrators is for them', { session: 'any', roles: ['admin'] }, [admin]],
  ['for no role is for nobody', { roles: [] }, []],
])('an entry %s', (_, condition, shown) => {
  const sessions = [unknown, guest, buyer, seller, admin]
  expect(sessions.filter((one) => isShownTo(condition, one))).toEqual(shown)
  expect(isForEverybody(condition)).toBe(shown.includes(unknown))
})

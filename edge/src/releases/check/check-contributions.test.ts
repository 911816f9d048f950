import { parseFacts } from '@superium/shared/contract'
import { deployment } from '../../testing/make-release-store'
import { checkContributions } from './check-contributions'

const plain = deployment('mf-gift', { routes: ['/gifts', '/gifts/:occasion', '/'] }).extras.superium
const home = { label: 'Gift ideas', order: 1, height: { phone: 300, wide: 300 } }
const entryTo = (to: string) => ({ label: 'Gifts', to, order: 10 })
const problems = (contributions: object, slots: string[] = []) =>
  checkContributions(parseFacts({ ...plain, contract: 2, slots, contributions }))

test('entries lead to own pages, with a query or a fragment, and through own patterns', () => {
  const own = ['/gifts', '/gifts/birthday', '/gifts?for=her', '/gifts#ideas', '/'].map(entryTo)
  expect(problems({ header: own, footer: own, home }, ['home'])).toEqual([])
  expect(checkContributions(parseFacts(plain))).toEqual([])
})

test.each(['/superium-admin', '/gifts/birthday/cake', '/signin?next=gifts'])('an entry to %s is refused', (to) => {
  expect(problems({ account: [entryTo('/gifts'), entryTo(to)] })).toEqual([
    `contributions.account[1].to is ${to}, but an entry leads to a page of its own release.`,
  ])
})

test('one menu has an address once', () => {
  expect(problems({ drawer: [entryTo('/gifts'), entryTo('/gifts')], header: [entryTo('/gifts')] })).toEqual([
    'contributions.drawer[1].to is /gifts, which the menu has already.',
  ])
})

test('a home section has a component, and a component has its place', () => {
  expect(problems({ home })).toEqual([
    'contributions.home needs the component ./slots/home, which the release does not expose.',
  ])
  expect(problems({}, ['home'])).toEqual([
    'It exposes ./slots/home, but contributions.home does not say its label, order and height.',
  ])
})

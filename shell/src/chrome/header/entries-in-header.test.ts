import type { MenuEntry } from '@superium/shared/contract'
import { testDeployment } from '../../testing/test-remotes'
import { entriesInHeader } from './entries-in-header'

const entry = (label: string, order: number, more: Partial<MenuEntry> = {}): MenuEntry => ({
  ...{ label, to: `/${label}`, order },
  ...more,
})
const shown = (...remotes: MenuEntry[][]) =>
  entriesInHeader({
    deployments: remotes.map((header, index) => testDeployment(`mf-${index}`, { contributions: { header } })),
  }).map(({ label }) => label)

test('the first two come by order', () => {
  expect(shown([entry('c', 3), entry('a', 1), entry('b', 2)])).toEqual(['a', 'b'])
  expect(shown()).toEqual([])
})

test('one remote does not take all the room while another one waits', () => {
  const greedy = ['a', 'b', 'c', 'd', 'e', 'f'].map((label) => entry(label, 0))
  expect(shown(greedy, [entry('modest', 900)])).toEqual(['a', 'modest'])
})

test('entries that some visitors do not see leave the room to those for everybody', () => {
  const forFew = [entry('admins', 0, { roles: ['admin'] }), entry('guests', 1, { session: 'guest' })]
  expect(shown(forFew, [entry('all', 900)], [entry('too', 901)])).toEqual(['all', 'too'])
  expect(shown(forFew)).toEqual(['admins', 'guests'])
})

import { testLive, testState } from '../../testing/release-samples'
import { layOut, needsOf } from './graph-layout'

const names = [
  testState({ name: 'shell', kind: 'host' }),
  testState({ name: 'mf-cart', live: [testLive({ shared: { react: '^19.0.0', nanostores: '^1.0.0' } })] }),
  testState({
    name: 'mf-admin',
    live: [
      testLive({ routes: ['/admin'], slots: [], shared: { react: '^19.0.0', '@superium/shared/tables': '^1.0.0' } }),
    ],
  }),
]

test('remotes are stacked with their routes and slots, without the host', () => {
  const { remotes, height } = layOut(names)
  expect(remotes.map(({ name }) => name)).toEqual(['mf-cart', 'mf-admin'])
  expect(remotes[0]?.places.map(({ label, slot }) => [label, slot])).toEqual([
    ['/cart', false],
    ['/checkout', false],
    ['mini-cart', true],
  ])
  const [first, second] = remotes
  expect(second && first && second.y - (first.y + first.height)).toBeGreaterThan(0)
  expect(height).toBeGreaterThanOrEqual((second?.y ?? 0) + (second?.height ?? 0))
})

test('modules that the same remotes need form one group', () => {
  expect(layOut(names).groups.map(({ modules, remotes }) => ({ modules, remotes }))).toEqual([
    { modules: ['react ^19.0.0'], remotes: ['mf-cart', 'mf-admin'] },
    { modules: ['nanostores ^1.0.0'], remotes: ['mf-cart'] },
    { modules: ['@superium/shared/tables ^1.0.0'], remotes: ['mf-admin'] },
  ])
})

test('the graph shows the default version, not the canary', () => {
  const state = testState({
    live: [
      testLive({ shared: { react: '^19.0.0' } }),
      testLive({ version: '2.0.0', default: false, traffic: 5, shared: {} }),
    ],
  })
  expect(needsOf(state)).toEqual(['react ^19.0.0'])
})

import { checkSharedModules } from './check-shared-modules'

const host = (shared: Record<string, string>) => ({
  name: 'shell',
  version: '2.0.0',
  manifest: {
    name: 'shell',
    remoteEntry: 'remoteEntry.js',
    exposes: [],
    shared: Object.entries(shared).map(([name, version]) => ({ name, version })),
  },
})
const cart = (shared: Record<string, string>) => ({ name: 'mf-cart', version: '1.1.0', shared })

test.each([
  ['19.3.1', '^19.3.1'],
  ['19.4.0', '^19.3.1'],
  ['1.2.3', '1.2.3'],
])('%s satisfies %s', (version, range) => {
  expect(checkSharedModules(host({ react: version }), cart({ react: range }))).toEqual([])
})

test.each([
  ['19.3.0', '^19.3.1', 'provides 19.3.0'],
  ['20.0.0', '^19.3.1', 'provides 20.0.0'],
  ['', '^19.3.1', 'provides no version'],
])('%s does not satisfy %s', (version, range, reason) => {
  const [problem] = checkSharedModules(host({ react: version }), cart({ react: range }))
  expect(problem).toContain(`mf-cart 1.1.0 requires react ${range}, but shell 2.0.0 ${reason}.`)
})

test.each(['>=1.0.0 <2.0.0', '~1.2.3', 'whatever', '^0.1.0'])('%s is not a supported range', (range) => {
  expect(checkSharedModules(host({ react: '1.2.3' }), cart({ react: range }))[0]).toContain(
    `${range}, but only ranges like`,
  )
})

test('a module that the host does not provide is reported', () => {
  expect(checkSharedModules(host({}), cart({ nanostores: '^1.0.0' }))).toEqual([
    'mf-cart 1.1.0 requires nanostores, which shell 2.0.0 does not provide.',
  ])
})

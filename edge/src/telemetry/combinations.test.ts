import { type Deployment, DISCOVERY_SCHEMA } from '@superium/shared/contract'
import { deployment } from '../testing/make-release-store'
import { createCombinations } from './combinations'

const discovery = (names: Record<string, string[]>) => ({
  schema: DISCOVERY_SCHEMA,
  microFrontends: Object.fromEntries(
    Object.entries(names).map(([name, versions]) => [
      name,
      versions.map((version) => deployment(name, { version }) as Deployment),
    ]),
  ),
})

test('an instance finds the versions that another one served, with and without a canary', () => {
  const live = discovery({ shell: ['3.0.0'], 'mf-cart': ['1.0.0', '2.0.0'] })
  for (const version of ['1.0.0', '2.0.0']) {
    const served = createCombinations().of(discovery({ 'mf-cart': [version], shell: ['3.0.0'] }))
    expect(createCombinations().find(served.digest, live)?.versions).toEqual(
      new Map([
        ['mf-cart', version],
        ['shell', '3.0.0'],
      ]),
    )
  }
  const other = createCombinations().of(discovery({ shell: ['3.0.0'], 'mf-cart': ['4.0.0'] }))
  expect(createCombinations().find(other.digest, live)).toBeUndefined()
})

test('documents of an earlier revision are known where they were served', () => {
  const combinations = createCombinations()
  const { digest } = combinations.of(discovery({ 'mf-cart': ['1.0.0'] }))
  expect(combinations.find(digest, discovery({ 'mf-cart': ['2.0.0'] }))?.versions.get('mf-cart')).toBe('1.0.0')
})

import { parseFacts } from '@superium/shared/contract'
import { deployment } from '../testing/make-release-store'
import { withLivingEntries } from './with-living-entries'

const plain = deployment('mf-gift', { routes: ['/gifts'] })
const entry = { label: 'Gifts', to: '/gifts', order: 1 }
const dead = { ...entry, to: '/vouchers' }
const home = { label: 'Ideas', order: 1, height: { phone: 300, wide: 300 } }
const kept = (contributions: object, slots: string[] = []) => {
  const superium = parseFacts({ ...plain.extras.superium, slots, contributions })
  return JSON.parse(JSON.stringify(withLivingEntries({ ...plain, extras: { superium } }).extras.superium.contributions))
}

test('an entry whose page the release does not answer is never shown', () => {
  expect(kept({ header: [dead, entry], drawer: [dead], footer: [dead, entry], account: [entry] })).toEqual({
    header: [entry],
    drawer: [],
    footer: [entry],
    account: [entry],
  })
})

test('a home section without its component is never shown', () => {
  expect(kept({ home })).toEqual({})
  expect(kept({ home }, ['home'])).toEqual({ home })
})

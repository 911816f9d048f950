import { parseDiscovery } from '@superium/shared/contract'
import { deployment } from '../testing/make-release-store'
import { createRemoteFuses } from './remote-fuses'

const releases = (cart: string) =>
  parseDiscovery({
    schema: 's',
    microFrontends: { 'mf-cart': [deployment('mf-cart', { version: cart })], 'mf-other': [deployment('mf-other', {})] },
  })
const live = releases('1.0.0')
const SECOND = 1_000

let now = 0
beforeEach(() => {
  now = 0
  jest.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => jest.restoreAllMocks())

test('only the blamed version of the blamed remote is left out', () => {
  const fuses = createRemoteFuses()
  expect(fuses.leftOut(live)).toEqual([])
  fuses.blow(live, 'mf-cart', true)
  expect(fuses.leftOut(live)).toEqual(['mf-cart'])
  expect(fuses.leftOut(releases('1.1.0'))).toEqual([])
})

test('one trial is due after half a minute, for a page of the remote; success closes the fuse', () => {
  const fuses = createRemoteFuses()
  fuses.blow(live, 'mf-cart', true)
  now = 29 * SECOND
  expect(fuses.claimTrial(live, 'mf-cart')).toBeUndefined()
  now = 30 * SECOND
  expect(fuses.claimTrial(live, 'mf-other')).toBeUndefined()
  expect(fuses.claimTrial(live, 'mf-cart')).toBe('mf-cart')
  expect(fuses.claimTrial(live, 'mf-cart')).toBeUndefined()
  expect(fuses.leftOut(live)).toEqual(['mf-cart'])
  fuses.endTrial(live, 'mf-cart', true)
  expect(fuses.leftOut(live)).toEqual([])
})

test("a slot is tried with anybody's page", () => {
  const fuses = createRemoteFuses()
  fuses.blow(live, 'mf-cart', false)
  now = 30 * SECOND
  expect(fuses.claimTrial(live, 'mf-other')).toBe('mf-cart')
})

test('failed trials double the time up to five minutes, and so does a failure soon after a good trial', () => {
  const fuses = createRemoteFuses()
  const open = (): number => {
    const from = now
    while (fuses.claimTrial(live, 'mf-cart') === undefined) now += SECOND
    return (now - from) / SECOND
  }
  fuses.blow(live, 'mf-cart', true)
  const times = Array.from({ length: 6 }, () => {
    const seconds = open()
    fuses.blow(live, 'mf-cart', true)
    return seconds
  })
  expect(times).toEqual([30, 60, 120, 240, 300, 300])
  open()
  fuses.endTrial(live, 'mf-cart', true)
  now += SECOND
  fuses.blow(live, 'mf-cart', true)
  expect(open()).toBe(300)
  fuses.endTrial(live, 'mf-cart', true)
  now += 1_000 * SECOND
  fuses.blow(live, 'mf-cart', true)
  expect(open()).toBe(30)
})

test('pages that had begun before the fuse opened do not lengthen it; a trial that taught nothing is repeated', () => {
  const fuses = createRemoteFuses()
  fuses.blow(live, 'mf-cart', true)
  fuses.blow(live, 'mf-cart', true)
  now = 30 * SECOND
  expect(fuses.claimTrial(live, 'mf-cart')).toBe('mf-cart')
  fuses.endTrial(live, 'mf-cart', false)
  expect(fuses.leftOut(live)).toEqual(['mf-cart'])
  now = 60 * SECOND
  expect(fuses.claimTrial(live, 'mf-cart')).toBe('mf-cart')
})

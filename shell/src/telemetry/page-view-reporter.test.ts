import type { RemoteOutcome } from '@superium/shared/contract'
import { createPageViewReporter } from './page-view-reporter'

beforeEach(() => sessionStorage.clear())

function open(sampling = { share: 1, isSampled: true }) {
  const told: RemoteOutcome[] = []
  const view = createPageViewReporter(
    (remote) => (remote === 'mf-cart' ? '1.4.0' : undefined),
    sampling,
    (one) => told.push(one),
  )
  return { view, kinds: () => told.map(({ kind }) => kind), told }
}

test('a page view reports one load and one failure per remote', () => {
  const { view, told } = open()
  view.loaded('mf-cart')
  view.loaded('mf-cart')
  view.failed('mf-cart', 'render', { code: 'TypeError', route: '/cart' })
  view.failed('mf-cart', 'error', {})
  expect(told).toEqual([
    { remote: 'mf-cart', version: '1.4.0', kind: 'load', share: 1 },
    { remote: 'mf-cart', version: '1.4.0', kind: 'render', code: 'TypeError', route: '/cart' },
  ])
})

test('a load that succeeds after Try again is not reported', () => {
  const { view, kinds } = open()
  view.failed('mf-cart', 'entry', {})
  view.loaded('mf-cart')
  expect(kinds()).toEqual(['entry'])
})

test('a chunk that fails after a load is not a second page view', () => {
  const { view, kinds } = open()
  view.loaded('mf-cart')
  view.failed('mf-cart', 'timeout', {})
  expect(kinds()).toEqual(['load', 'chunk'])
})

test('an uncaught error before any load counts as failed evaluation', () => {
  const { view, kinds } = open()
  view.failed('mf-cart', 'error', {})
  view.failed('mf-cart', 'entry', {})
  expect(kinds()).toEqual(['evaluate'])
})

test('sampling applies to loads, not to failures', () => {
  const { view, kinds } = open({ share: 0.1, isSampled: false })
  view.loaded('mf-cart')
  view.failed('mf-cart', 'render', {})
  expect(kinds()).toEqual(['render'])
})

test('at most two page views per tab count for a version', () => {
  const counts = Array.from({ length: 4 }, () => {
    const { view, kinds } = open()
    view.loaded('mf-cart')
    view.failed('mf-cart', 'render', {})
    return kinds().length
  })
  expect(counts).toEqual([2, 2, 0, 0])
})

test('page views of a tab without storage count', () => {
  const closed = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  const { view, kinds } = open()
  view.loaded('mf-cart')
  expect(kinds()).toEqual(['load'])
  closed.mockRestore()
})

test('a remote that is not in discovery reports nothing', () => {
  const { view, kinds } = open()
  view.loaded('mf-other')
  expect(kinds()).toEqual([])
})

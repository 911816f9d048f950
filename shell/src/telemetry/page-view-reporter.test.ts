import type { RemoteOutcome } from '@superium/shared/contract'
import { createPageViewReporter } from './page-view-reporter'

function open() {
  const told: RemoteOutcome[] = []
  const view = createPageViewReporter((one) => told.push(one))
  return { view, kinds: () => told.map(({ kind }) => kind), told }
}

test('a page view reports one load and one failure per remote', () => {
  const { view, told } = open()
  view.loaded('mf-cart')
  view.loaded('mf-cart')
  view.failed('mf-cart', 'render', { code: 'TypeError', route: '/cart' })
  view.failed('mf-cart', 'error', {})
  expect(told).toEqual([
    { remote: 'mf-cart', kind: 'load' },
    { remote: 'mf-cart', kind: 'render', code: 'TypeError', route: '/cart' },
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

test('a remote that hangs before it has loaded timed out', () => {
  const { view, kinds } = open()
  view.failed('mf-cart', 'hang', {})
  view.loaded('mf-catalog')
  view.failed('mf-catalog', 'hang', {})
  expect(kinds()).toEqual(['timeout', 'load', 'hang'])
})

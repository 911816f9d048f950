import { parseFacts } from '@superium/shared/contract'
import { composeSite } from '../discovery/compose-site'
import { catalog } from '../testing/make-release-store'
import { reportUnansweredRoute } from './report-unanswered-route'

const parsed = { ...catalog, extras: { superium: parseFacts(catalog.extras.superium) } }
const site = composeSite('key', 's', [parsed])

function reports(path: string, head: { status: number; remote?: string } | undefined): [string, string][] {
  const seen: [string, string][] = []
  reportUnansweredRoute(site, path, head, (...one) => seen.push(one))
  return seen
}

test('a live path without a page is a failed view of the release that declares it', () => {
  expect(reports('/product-detail/7', { status: 404 })).toEqual([['mf-catalog', '1.0.0']])
})

test('an unknown record, an unknown address and an answered page are no failures', () => {
  expect(reports('/product-detail/7', { status: 404, remote: 'mf-catalog' })).toEqual([])
  expect(reports('/nowhere', { status: 404 })).toEqual([])
  expect(reports('/products', { status: 200, remote: 'mf-catalog' })).toEqual([])
  expect(reports('/products', undefined)).toEqual([])
})

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { takenAt, takenBy } from './taken'

const taken = { 'mf-catalog': ['/', '/shop/:slug', '/list/:page?'], 'mf-admin': ['/superium-admin/*'] }

test.each([
  ['name', 'mf-admin', 'The name mf-admin is taken'],
  ['route', '/shop/gift', 'The route /shop/gift is taken: mf-catalog answers it.'],
  ['route', '/list', 'mf-catalog'],
  ['route', '/superium-admin', 'mf-admin'],
  ['route', '/superium-admin/gift', 'mf-admin'],
] as const)('the %s %s is taken', (choice, value, message) => {
  expect(takenBy(taken, choice, value)).toContain(message)
})

test.each([
  ['name', 'mf-gift'],
  ['team', 'Gift'],
  ['route', '/shop'],
  ['route', '/gift'],
] as const)('the %s %s is free', (choice, value) => {
  expect(takenBy(taken, choice, value)).toBeUndefined()
})

test('a site says what is taken, and no site says nothing', async () => {
  const live = { 'mf-catalog': [{ extras: { superium: { routes: ['/'] } } }] }
  const server = createServer((_, response) => response.end(JSON.stringify({ microFrontends: live }))).listen(0)
  await once(server, 'listening')
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  expect(await takenAt(site)).toEqual({ 'mf-catalog': ['/'] })
  await new Promise((closed) => server.close(closed))
  expect(await takenAt(site)).toBeUndefined()
})

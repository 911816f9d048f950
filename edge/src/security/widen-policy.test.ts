import { developmentSources, widenPolicy } from './widen-policy'

test('sources are added to the directives that are named, and to no others', () => {
  const policy = "script-src 'nonce-1';style-src 'self'"
  expect(widenPolicy(policy, { 'script-src': ['a.example/x/'] })).toBe(
    "script-src 'nonce-1' a.example/x/;style-src 'self'",
  )
})

test('a directive that the policy does not have is added', () => {
  expect(widenPolicy("style-src 'self'", { 'report-to': ['csp'] })).toBe("style-src 'self';report-to csp")
})

test('development servers may also be connected to by web sockets', () => {
  const more = developmentSources(['http://localhost:4001'])
  expect(more['script-src']).toEqual(['http://localhost:4001'])
  expect(more['connect-src']).toEqual(['http://localhost:4001', 'ws://localhost:4001'])
})

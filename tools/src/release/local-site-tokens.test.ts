import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { makeTree } from '../testing/make-tree'
import { localSiteTokens, tokenFile } from './local-site-tokens'

test('each team gets a token that only this account can read, and the site gets its hash', () => {
  const data = makeTree()
  const told = localSiteTokens(data, ['mf-cart', 'shell'])
  const token = readFileSync(tokenFile(data, 'mf-cart'), 'utf8').trim()
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(statSync(tokenFile(data, 'mf-cart')).mode & 0o777).toBe(0o600)
  expect(told.split(',')[0]).toBe(`mf-cart=${createHash('sha256').update(token).digest('hex')}`)
  expect(localSiteTokens(data, ['mf-cart', 'shell'])).toBe(told)
})

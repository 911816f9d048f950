import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeTree } from '../testing/make-tree'
import { localSiteToken } from './local-site-token'
import { localSiteTokens } from './local-site-tokens'

test('the local token is never sent to another machine', () => {
  const data = makeTree()
  localSiteTokens(data, ['mf-cart'])
  const token = readFileSync(join(data, 'tokens/mf-cart'), 'utf8').trim()
  expect(localSiteToken(data, 'mf-cart', 'http://localhost:3000')).toBe(token)
  expect(localSiteToken(data, 'mf-cart', 'https://shop.example')).toBeUndefined()
  expect(() => localSiteToken(data, 'mf-gift', 'http://127.0.0.1:3000')).toThrow('Run npm start once.')
})

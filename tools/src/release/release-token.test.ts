import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeTree } from '../testing/make-tree'
import { localSiteTokens } from './local-site-tokens'
import { releaseToken } from './release-token'

test('the local token is never sent to another machine', () => {
  const data = makeTree()
  localSiteTokens(data, ['mf-cart'])
  const ask = (site: string, given?: string) => releaseToken({ data }, { name: 'mf-cart', site, given })
  expect(ask('http://localhost:3000')).toBe(readFileSync(join(data, 'tokens/mf-cart'), 'utf8').trim())
  expect(() => ask('https://shop.example')).toThrow('Set SUPERIUM_RELEASE_TOKEN')
  expect(ask('https://shop.example', 'given-token')).toBe('given-token')
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chooseSite } from './choose-site'
import { givenToken, noToken } from './release-token'

const sites = {
  site: 'production',
  stages: { staging: 'https://staging.example', production: 'https://shop.example/' },
}
const choose = (asked: string | undefined, env: Record<string, string> = {}, from: object = sites) =>
  chooseSite(asked, { env, sites: from })

test.each([
  ['an option', 'https://other.example/', {}, 'https://other.example', undefined],
  ['a stage', 'staging', {}, 'https://staging.example', 'staging'],
  ['package.json', undefined, {}, 'https://shop.example', 'production'],
  ['the environment', undefined, { SUPERIUM_URL: 'http://localhost:3000' }, 'http://localhost:3000', undefined],
  ["a stage's address", 'https://staging.example', {}, 'https://staging.example', 'staging'],
  [
    "the environment's stage",
    'pre-live',
    { SUPERIUM_URL_PRE_LIVE: 'https://pre.example' },
    'https://pre.example',
    'pre-live',
  ],
  [
    'the environment over package.json',
    'staging',
    { SUPERIUM_URL_STAGING: 'https://s2.example' },
    'https://s2.example',
    'staging',
  ],
])('%s says which site it is', (_, asked, env, url, stage) => {
  expect(choose(asked, env)).toEqual({ url, stage })
})

test.each([
  [undefined, {}, 'Which site? Pass --site https://shop.example'],
  ['shop.example', {}, 'The site must be an address like https://shop.example or a stage of superium.stages'],
  ['https://shop.example/path', {}, 'not "https://shop.example/path"'],
  ['https://ada:secret@shop.example', {}, 'The site must be an address'],
  ['ftp://shop.example', {}, 'The site must be an address'],
  ['stagin', { stages: sites.stages }, 'or a stage (staging, production), not "stagin"'],
  ['staging', { stages: { staging: 'staging.example' } }, 'The address of the stage staging must be like'],
  ['Staging', { stages: { Staging: 'https://staging.example' } }, '"Staging" must be a name like staging'],
])('%j with %j is refused in words', (asked, from, reason) => {
  expect(() => choose(asked, {}, from)).toThrow(reason)
})

test("a stage has a token of its own, and the token of one stage is not another's", () => {
  const env = { SUPERIUM_RELEASE_TOKEN_STAGING: 'for-staging', SUPERIUM_RELEASE_TOKEN: 'for-all' }
  const token = (asked: string) => givenToken(choose(asked), { file: undefined, env })
  expect([token('staging'), token('production')]).toEqual(['for-staging', 'for-all'])
  const { SUPERIUM_RELEASE_TOKEN_STAGING } = env
  expect(givenToken(choose('production'), { file: undefined, env: { SUPERIUM_RELEASE_TOKEN_STAGING } })).toBeUndefined()
  expect(() => noToken(choose('production'), 'mf-gift')).toThrow(
    'Set SUPERIUM_RELEASE_TOKEN_PRODUCTION to the token of mf-gift for https://shop.example.',
  )
})

test('a token may be in a file, as CI jobs get their secrets', () => {
  const dir = mkdtempSync(join(tmpdir(), 'superium-token-'))
  try {
    const file = join(dir, 'token')
    writeFileSync(file, ' from-file\n')
    const read = (path: string) => givenToken(choose('staging'), { file: path, env: {} })
    expect(read(file)).toBe('from-file')
    writeFileSync(file, '\n')
    expect(() => read(file)).toThrow('is empty')
    expect(() => read(join(dir, 'missing'))).toThrow('The token file cannot be read')
  } finally {
    rmSync(dir, { recursive: true })
  }
})

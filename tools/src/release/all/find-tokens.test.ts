import { makeTree } from '../../testing/make-tree'
import { findTokens } from './find-tokens'

const site = { url: 'https://shop.example', stage: undefined }
const NAMES = ['shell', 'mf-cart']
const local = (name: string) => (name === 'shell' ? 'local' : undefined)

test('a folder has a token for each name, and the environment one for all', () => {
  const folder = makeTree({ shell: 'for-shell\n', 'mf-cart': 'for-cart\n' })
  const env = { SUPERIUM_RELEASE_TOKEN: 'for-all' }
  const tokens = (place: string | undefined) => [...findTokens(NAMES, { site, folder: place, env, local }).values()]
  expect(tokens(folder)).toEqual(['for-shell', 'for-cart'])
  expect(tokens(undefined)).toEqual(['for-all', 'for-all'])
})

test('what is missing is named', () => {
  expect(() => findTokens(NAMES, { site, folder: undefined, env: {}, local })).toThrow(
    'There is no token of mf-cart for https://shop.example.',
  )
  const folder = makeTree({ shell: 'for-shell' })
  expect(() => findTokens(NAMES, { site, folder, env: {}, local })).toThrow('The token file cannot be read')
})

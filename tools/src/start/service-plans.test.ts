import { parseSettings } from '../settings/parse-settings'
import { apiEnvironment, apiService, edgeService } from './service-plans'

const environments = (env: Record<string, string>) => {
  const settings = parseSettings(env, '/shop')
  return { edge: edgeService(settings, '/shop/releases').env ?? {}, api: apiEnvironment(settings, 'postgresql://db') }
}

test('edge and API know the public address, so that canonical addresses and e-mails do not follow a Host header', () => {
  const { edge, api } = environments({ SUPERIUM_PORT: '4000' })
  expect([edge.SITE_URL, api.SITE_URL]).toEqual(['http://localhost:4000', 'http://localhost:4000'])
})

test('a real Firebase project runs in production and without the emulator, since its accounts are real people', () => {
  const { edge, api } = environments({ FIREBASE_PROJECT_ID: 'shop-1', FIREBASE_API_KEY: 'key' })
  for (const one of [edge, api]) expect(one).toMatchObject({ NODE_ENV: 'production', FIREBASE_PROJECT_ID: 'shop-1' })
  expect(edge.AUTH_EMULATOR_URL).toBeUndefined()
  expect(api.FIREBASE_AUTH_EMULATOR_HOST).toBeUndefined()
})

test('the demonstration runs with the emulator, outside of production', () => {
  const { edge, api } = environments({})
  for (const one of [edge, api]) expect(one.NODE_ENV).toBe('development')
  expect(edge.AUTH_EMULATOR_URL).toBe('http://127.0.0.1:3003')
  expect(api.FIREBASE_AUTH_EMULATOR_HOST).toBe('127.0.0.1:3003')
})

test('without the demo the API has no source that draws pictures', () => {
  const source = (env: Record<string, string>) =>
    apiService(parseSettings(env, '/shop'), 'postgresql://db').env?.PICTURE_SOURCE
  expect([source({}), source({ SUPERIUM_DEMO: 'off' })]).toEqual(['./demo/dist/picture-source.js', undefined])
})

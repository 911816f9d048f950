import { onOrOff, postgresUrl, serviceToken, wholeNumber } from './kinds'
import { type Environment, type Reader, readSettings } from './read-settings'
import { SettingsError } from './settings-error'

const files: Record<string, string> = { '/run/secrets/token': 'a-token-of-24-characters-\n' }
const readFile = (path: string): string => {
  const text = files[path]
  if (text === undefined) throw new Error('ENOENT')
  return text
}

const build = (read: Reader) => ({
  host: read.required('HOST', (value) => value.toLowerCase()),
  port: read.withDefault('PORT', '3001', wholeNumber(0, 65_535)),
  limits: read.withDefault('RATE_LIMITS', 'on', onOrOff),
  database: read.optional('DATABASE_URL', postgresUrl),
  token: read.optional('SERVICE_TOKEN', serviceToken),
})
const read = (env: Environment) => readSettings(env, readFile, build)

/** The sentences of the refusal. */
function refused(env: Environment): string[] {
  try {
    read(env)
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split('\n')
    throw error
  }
  return []
}

test('values are trimmed, and an empty one counts as not set', () => {
  expect(read({ HOST: ' Shop ', PORT: ' ', RATE_LIMITS: 'off' })).toEqual({
    host: 'shop',
    port: 3001,
    limits: false,
    database: undefined,
    token: undefined,
  })
})

test('everything that is wrong is named at once, each on a line', () => {
  expect(refused({ PORT: '70000', RATE_LIMITS: 'maybe', DATABASE_URL: 'mysql://root:secret@db' })).toEqual([
    'HOST must be set.',
    'PORT must be a whole number from 0 to 65535, not "70000".',
    'RATE_LIMITS must be "on" or "off", not "maybe".',
    'DATABASE_URL must be an address like postgres://user:password@host:5432/database.',
  ])
})

test('a secret can be in a file, without its last line break', () => {
  expect(read({ HOST: 'a', SERVICE_TOKEN_FILE: '/run/secrets/token' }).token).toBe('a-token-of-24-characters-')
})

test('a secret that is set twice, or whose file is not there, is refused', () => {
  const token = 'another-token-of-24-characters'
  expect(refused({ HOST: 'a', SERVICE_TOKEN: token, SERVICE_TOKEN_FILE: '/run/secrets/token' })).toEqual([
    'SERVICE_TOKEN must not be set when SERVICE_TOKEN_FILE is.',
  ])
  expect(refused({ HOST: 'a', SERVICE_TOKEN_FILE: '/nowhere' })).toEqual([
    'SERVICE_TOKEN_FILE must name a file that can be read.',
  ])
})

test('only secrets can be in files', () => {
  expect(read({ HOST: 'a', PORT_FILE: '/run/secrets/token' }).port).toBe(3001)
})

test('a mistake of the program itself is no setting', () => {
  const broken = () => readSettings({}, readFile, () => JSON.parse('{'))
  expect(broken).toThrow(SyntaxError)
})

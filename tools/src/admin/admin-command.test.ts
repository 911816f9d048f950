import { parseSettings } from '../settings/parse-settings'
import { makeTree } from '../testing/make-tree'
import { adminCommand } from './admin-command'

const settingsOf = (env: Record<string, string>) => parseSettings(env, makeTree())
const real = { FIREBASE_PROJECT_ID: 'shop-1', FIREBASE_API_KEY: 'key' }

test.each([[[]], [['grant']], [['appoint', 'ada@example.com']], [['grant', 'ada@example.com', 'now']]])(
  'the command line %j is refused with how to use it',
  async (options) => {
    await expect(adminCommand(settingsOf({}), options)).rejects.toThrow(/grant E-MAIL.*revoke E-MAIL/)
  },
)

test.each([
  ['nothing', ''],
  ['a file that is not there', '/nowhere/key.json'],
])('a real project with %s as credentials is refused by name', async (_, credentials) => {
  const settings = settingsOf({ ...real, GOOGLE_APPLICATION_CREDENTIALS: credentials })
  await expect(adminCommand(settings, ['grant', 'ada@example.com'])).rejects.toThrow(
    /^GOOGLE_APPLICATION_CREDENTIALS must/,
  )
})

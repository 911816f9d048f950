import type { IncomingHttpHeaders } from 'node:http'
import { closeAfterEach } from '../testing/close-after-each'
import { startSite } from '../testing/start-site'
import { startUpstream } from '../testing/start-upstream'

closeAfterEach()

async function siteWithEmulator() {
  const asked: { url: string | undefined; headers: IncomingHttpHeaders }[] = []
  const authEmulatorUrl = await startUpstream((request, response) => {
    asked.push({ url: request.url, headers: request.headers })
    request.resume()
    response.end('{}')
  })
  return { app: await startSite({ authEmulatorUrl }), asked }
}

const SIGN_UP = '/identitytoolkit.googleapis.com/v1/accounts:signUp'

test.each([
  [`${SIGN_UP}?key=demo`, `${SIGN_UP}?key=demo`],
  [
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
  ],
  ['/securetoken.googleapis.com/v1/token?key=demo', '/securetoken.googleapis.com/v1/token?key=demo'],
  [`${SIGN_UP}?key=a&access_token=owner&oauth_token=owner`, `${SIGN_UP}?key=a`],
])('%s reaches the emulator', async (url, seen) => {
  const { app, asked } = await siteWithEmulator()
  const answer = await app.inject({ method: 'POST', url, payload: { email: 'a@b.example' } })
  expect(answer.statusCode).toBe(200)
  expect(asked.map((one) => one.url)).toEqual([seen])
})

test("the emulator's master key never reaches it", async () => {
  const { app, asked } = await siteWithEmulator()
  await app.inject({ method: 'POST', url: SIGN_UP, payload: {}, headers: { authorization: 'Bearer owner' } })
  expect(asked).toHaveLength(1)
  expect(asked[0]?.headers.authorization).toBeUndefined()
})

test.each([
  ['POST', '/identitytoolkit.googleapis.com/v1/projects/demo-superium/accounts'],
  ['POST', '/identitytoolkit.googleapis.com/v1/projects/demo-superium/accounts:batchDelete'],
  ['POST', '/identitytoolkit.googleapis.com/v1/accounts'],
  ['POST', '/identitytoolkit.googleapis.com/v1/accounts:'],
  ['POST', '/identitytoolkit.googleapis.com/v1/accounts:signUp/../../projects'],
  ['POST', '/identitytoolkit.googleapis.com/v1/accounts:signUp%2f..%2fprojects'],
  ['POST', '/identitytoolkit.googleapis.com/v2/accounts:signUp'],
  ['POST', '/securetoken.googleapis.com/v1/token/x'],
  ['POST', '/securetoken.googleapis.com/v1/tokens'],
  ['POST', '/emulator/v1/projects/demo-superium/accounts'],
  ['DELETE', '/emulator/v1/projects/demo-superium/accounts'],
  ['GET', SIGN_UP],
  ['DELETE', SIGN_UP],
] as const)('%s %s does not', async (method, url) => {
  const { app, asked } = await siteWithEmulator()
  const answer = await app.inject({ method, url })
  expect([404, 405]).toContain(answer.statusCode)
  expect(asked).toEqual([])
})

test('without an emulator the paths do not exist', async () => {
  const answer = await (await startSite()).inject({ method: 'POST', url: SIGN_UP, payload: {} })
  expect(answer.statusCode).toBe(405)
})

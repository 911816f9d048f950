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

const IDP = '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp'

test('the emulator believes any Google account only where sign-in with Google is on', async () => {
  const { app, asked } = await siteWithEmulator()
  expect((await app.inject({ method: 'POST', url: IDP, payload: {} })).statusCode).toBe(200)
  const closed = await startSite({
    authEmulatorUrl: await startUpstream((_, response) => response.end('{}')),
    googleSignIn: false,
  })
  expect((await closed.inject({ method: 'POST', url: IDP, payload: {} })).statusCode).toBe(404)
  for (const url of ['/emulator/auth/handler', '/emulator/auth/iframe', '/emulator/gapi.js'])
    expect((await closed.inject(url)).headers['content-type']).not.toContain('javascript')
  expect(asked).toHaveLength(1)
})

test("the emulator's window comes with a policy of its own, and the site's stand-in for Google's script", async () => {
  const elsewhere =
    '<link href="https://unpkg.com/a.css" rel="stylesheet"><script src="https://unpkg.com/a.js"></script>'
  const page = `${elsewhere}<script src="https://apis.google.com/js/api.js"></script>`
  const authEmulatorUrl = await startUpstream((_, response) => response.end(page))
  const app = await startSite({ authEmulatorUrl })
  const answer = await app.inject('/emulator/auth/iframe?apiKey=k')
  expect(answer.body).toBe('<script src="/emulator/gapi.js"></script>')
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  expect(answer.headers['x-frame-options']).toBeUndefined()
  expect((await app.inject('/emulator/gapi.js')).headers['content-type']).toContain('javascript')
})

test("links of the emulator's e-mails reach it without a key of the caller", async () => {
  const { app, asked } = await siteWithEmulator()
  await app.inject({ url: '/emulator/action?mode=verifyEmail&oobCode=x', headers: { authorization: 'Bearer owner' } })
  expect(asked.map(({ url, headers }) => [url, headers.authorization])).toEqual([
    ['/emulator/action?mode=verifyEmail&oobCode=x', undefined],
  ])
})

import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { makeTree } from '../testing/make-tree'
import { AccountsFile } from './accounts-file'
import { createEmulator, type Emulator } from './create-emulator'
import { mayChange, saveBeforeResponse } from './save-before-response'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** Starts an emulator with an accounts file; calls go to its identity API. */
async function open(path: string) {
  const emulator: Emulator = await createEmulator('demo-test')
  const accounts = new AccountsFile(path, emulator.state)
  accounts.restore()
  const server = createServer(saveBeforeResponse(emulator.handle, () => accounts.save())).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return async (call: string, body: object) => {
    const url = `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=k`
    const answer = await fetch(url, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
    return { status: answer.status, body: await answer.json() }
  }
}

const buyer = { email: 'ann@example.com', password: 'long enough', returnSecureToken: true }

test('who has signed up is on the disk when the answer arrives, and signs in after a restart', async () => {
  const path = join(makeTree(), 'identity/accounts.json')
  const first = await open(path)
  const signedUp = await first('signUp', buyer)
  expect(signedUp.status).toBe(200)
  const [onDisk] = JSON.parse(readFileSync(path, 'utf8'))
  expect(onDisk.email).toBe('ann@example.com')
  expect(statSync(path).mode & 0o777).toBe(0o600)

  // The first emulator is not closed: like a killed one, it cannot save anything more.
  const second = await open(path)
  expect((await second('signInWithPassword', buyer)).body.localId).toBe(signedUp.body.localId)
  const { users } = (await second('lookup', { idToken: signedUp.body.idToken })).body
  expect(users[0].validSince).toBe(onDisk.validSince)
})

test('many at once are all on the disk', async () => {
  const path = join(makeTree(), 'accounts.json')
  const call = await open(path)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => call('signUp', { ...buyer, email: `buyer${n}@example.com` })),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(JSON.parse(readFileSync(path, 'utf8'))).toHaveLength(20)
})

test('a failed sign-in does not tell whether the account exists', async () => {
  const call = await open(join(makeTree(), 'accounts.json'))
  const { body } = await call('signInWithPassword', { ...buyer, email: 'nobody@example.com' })
  expect(body.error.message).toBe('INVALID_LOGIN_CREDENTIALS')
})

test('reads do not wait for the disk; changes and links in mails do', () => {
  const v1 = '/identitytoolkit.googleapis.com/v1'
  expect(mayChange({ method: 'POST', url: `${v1}/accounts:lookup` })).toBe(false)
  expect(mayChange({ method: 'GET', url: '/' })).toBe(false)
  expect(mayChange({ method: 'POST', url: `${v1}/accounts:update` })).toBe(true)
  expect(mayChange({ method: 'DELETE', url: '/emulator/v1/projects/demo/accounts' })).toBe(true)
  expect(mayChange({ method: 'GET', url: '/emulator/action?mode=resetPassword' })).toBe(true)
})

test('when the disk fails, nobody is told that it worked', async () => {
  const handle = saveBeforeResponse(
    (_, response) => void response.end('signed up'),
    () => Promise.reject(new Error('disk full')),
  )
  const server = createServer(handle).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(fetch(`http://127.0.0.1:${port}/accounts:signUp`, { method: 'POST' })).rejects.toThrow()
})

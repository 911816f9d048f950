import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../build-app'
import type { App } from '../../http/app'
import { createPayments } from '../../payments/payments'
import { defaultPriceRules } from '../../shipping/price-rules'
import { defaultShop } from '../../shop-settings/shop-profile'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database'
import { testPictures } from '../../testing/test-pictures'
import { call } from '../../testing/test-shop'
import { claimMails } from '../delivery/claim-mails'
import { deliverMail } from '../delivery/deliver-mail'
import { openFileSink } from '../delivery/file-sink'
import { putIntoOutbox } from '../put-into-outbox'
import { mailOutbox } from '../table'
import { emulatorMails, type ReadIdentityMails } from './identity-mails'

let database: TestDatabase
let folder: string
let app: App

const open = (devMails?: string, devIdentityMails?: ReadIdentityMails) =>
  buildApp({
    db: database.db,
    pictures: testPictures,
    verifyToken: async () => null,
    priceRules: defaultPriceRules,
    payments: createPayments(),
    shop: defaultShop,
    rateLimits: 'off',
    ...(devMails !== undefined && { devMails }),
    ...(devIdentityMails && { devIdentityMails }),
  })

beforeAll(async () => {
  database = await openTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'mails-'))
  app = await open(folder)
})
afterEach(() => database.db.delete(mailOutbox))
afterAll(async () => {
  await app.close()
  await database.close()
  await rm(folder, { recursive: true })
})

const HTML = '<!doctype html><html><head><title>x</title></head><body><b>HTML</b></body></html>'

async function deliver(subject: string): Promise<string> {
  const sink = await openFileSink(folder, { from: 'shop@shop.example', host: 'shop.example' })
  await putIntoOutbox(database.db, [{ recipient: 'ann@shop.example', subject, text: 'Words', html: HTML }], new Date())
  const [mail] = await claimMails(database.db, { limit: 1, except: [], now: new Date(Date.now() + 1000) })
  if (!mail) throw new Error('nothing to claim')
  expect((await deliverMail(database.db, sink, mail)).result).toBe('sent')
  return mail.id
}

test('e-mails become files, listed newest first with recipient, subject and time', async () => {
  const first = await deliver('First <script>')
  const second = await deliver('Second')
  const { body, headers } = await call(app, 'GET', '/dev/mail')
  expect(body.indexOf(second)).toBeLessThan(body.indexOf(first))
  expect(body).toContain('First &lt;script&gt;')
  expect(body).toContain('ann@shop.example')
  expect(headers['x-robots-tag']).toBe('noindex, nofollow')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(await readdir(folder)).toEqual(expect.arrayContaining([`${first}.eml`, `${second}.eml`]))
})

test('an e-mail opens with headers, text, file, and its HTML in a frame without scripts or origin', async () => {
  const id = await deliver('Hello')
  const page = await call(app, 'GET', `/dev/mail/${id}`)
  expect(page.body).toContain(`Message-ID: &lt;${id}@shop.example&gt;`)
  expect(page.body).toContain('>Words</pre>')
  expect(page.body).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/)
  const html = await call(app, 'GET', `/dev/mail/${id}/html`)
  expect(html.body).toContain('<b>HTML</b>')
  expect(html.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox allow-popups/)
  expect(html.headers['content-security-policy']).not.toMatch(/script|allow-same-origin/)
  const raw = await call(app, 'GET', `/dev/mail/${id}/raw`)
  expect(raw.headers['content-disposition']).toBe(`attachment; filename="${id}.eml"`)
  expect(raw.body).toMatch(/^From: shop@shop\.example\r$/m)
  expect(raw.body).toContain('multipart/alternative')
})

test('the folder keeps the newest 500 files', async () => {
  const { writeFile } = await import('node:fs/promises')
  const old = Array.from({ length: 510 }, (_, n) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}.eml`)
  for (const name of old) await writeFile(join(folder, name), '')
  const id = await deliver('Newest')
  const names = await readdir(folder)
  expect(names).toHaveLength(500)
  expect(names).toContain(`${id}.eml`)
})

test.each([
  '/dev/mail/../../etc/passwd',
  '/dev/mail/..%2f..%2fetc%2fpasswd',
  '/dev/mail/%2e%2e%2f%2e%2e%2fetc%2fpasswd/raw',
  '/dev/mail/0190f3b6-0000-7000-8000-000000000001/raw',
  '/dev/mail/0190f3b6-0000-7000-8000-000000000001%00/raw',
])('%s leads nowhere', async (url) => {
  const { statusCode, body } = await call(app, 'GET', url)
  expect([400, 404]).toContain(statusCode)
  expect(body).not.toContain('root:')
})

test('without the folder, as in production, there is no such page', async () => {
  const id = await deliver('Private')
  const production = await open()
  for (const path of ['', '/', `/${id}`, `/${id}/html`, `/${id}/raw`, '/style.css']) {
    expect((await call(production, 'GET', `/dev/mail${path}`)).statusCode).toBe(404)
  }
  await production.close()
})

test('the links of the sign-in service stand in the list, as paths of this site', async () => {
  const emulator = createServer((request, response) => {
    const link = (mode: string) => `http://127.0.0.1:3003/emulator/action?mode=${mode}&oobCode=x&apiKey=k`
    const email = 'ann@shop.example'
    const oobCodes = [
      { email, requestType: 'VERIFY_EMAIL', oobLink: link('verifyEmail') },
      { email, requestType: 'PASSWORD_RESET', oobLink: link('resetPassword') },
    ]
    response.end(request.url === '/emulator/v1/projects/demo/oobCodes' ? JSON.stringify({ oobCodes }) : '{}')
  })
  await new Promise<void>((resolve) => emulator.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(emulator.address() as AddressInfo).port}`
  const site = await open(folder, emulatorMails('demo', host))
  const { body } = await call(site, 'GET', '/dev/mail')
  expect(body).toContain('href="/emulator/action?mode=verifyEmail&amp;oobCode=x&amp;apiKey=k"')
  expect(body).toContain('Verify your email address')
  // A password is asked for beside the link that sets it.
  expect(body).toContain('<form action="/emulator/action">')
  expect(body).toContain('<input type="hidden" name="oobCode" value="x">')
  expect(body).toContain('name="newPassword"')
  emulator.close()
  expect((await call(site, 'GET', '/dev/mail')).statusCode).toBe(200)
  await site.close()
})

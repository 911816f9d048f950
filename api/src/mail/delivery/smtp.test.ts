import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { until } from '@superium/shared/testing/node'
import { sql } from 'drizzle-orm'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database'
import type { Mail } from '../mail'
import { putIntoOutbox } from '../put-into-outbox'
import { mailOutbox } from '../table'
import { claimMails, LEASE_MS } from './claim-mails'
import { deliverMail } from './deliver-mail'
import type { MailSink } from './mail-sink'
import { openSmtpSink } from './smtp-sink'
import { startMailWorker } from './start-mail-worker'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** The e-mails that the server has received, by recipient. */
let got: { to: string; source: string }[] = []
/** The server's response to a recipient: empty to accept, or the refusal. */
let refuse: (to: string) => { responseCode: number } | undefined
let slow: Set<string>
/** Accept the e-mails to slow recipients. */
let held: (() => void)[]
let server: SMTPServer
const sinks: MailSink[] = []

const readAll = async (stream: SMTPServerDataStream): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

beforeEach(async () => {
  got = []
  refuse = () => undefined
  slow = new Set()
  held = []
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      const refusal = refuse(address)
      done(refusal && Object.assign(new Error(`no ${address} here, secret`), refusal))
    },
    onData(stream, { envelope }, done) {
      const to = envelope.rcptTo.map(({ address }) => address).join()
      readAll(stream).then((source) => {
        if (slow.has(to)) return void held.push(done)
        got.push({ to, source })
        done()
      }, done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
})

afterEach(async () => {
  for (const sink of sinks.splice(0)) sink.close()
  await new Promise<void>((resolve) => server.close(() => resolve()))
  await database.db.delete(mailOutbox)
})

const openSink = async (): Promise<MailSink> => {
  const { port } = server.server.address() as AddressInfo
  const sink = await openSmtpSink(`smtp://127.0.0.1:${port}`, {
    from: 'Shop <shop@shop.example>',
    host: 'shop.example',
  })
  sinks.push(sink)
  return sink
}

const mailTo = (recipient: string, change: Partial<Mail> = {}): Mail => ({
  recipient,
  subject: 'Grüße “an” alle',
  text: 'Plain words',
  html: '<p>HTML words</p>',
  ...change,
})
const put = (...mails: Mail[]) => putIntoOutbox(database.db, mails, new Date(Date.now() - 1000))
const rows = () => database.db.select().from(mailOutbox).orderBy(mailOutbox.recipient)
const idIn = ({ source }: { source: string }) => /^Message-ID: (<.+>)$/im.exec(source)?.[1]

const problems: string[] = []
const log = (error: unknown, message: string) =>
  problems.push(`${message}: ${error instanceof Error ? error.message : ''}`)

/** Makes failed e-mails due again, as if time had passed. */
const makeDue = () => database.db.update(mailOutbox).set({ nextAttemptAt: sql`now() - interval '1 second'` })

test('an e-mail arrives with both parts, its sender, where to answer, and how to unsubscribe', async () => {
  await put(
    mailTo('ann@shop.example', { replyTo: 'bob@shop.example', unsubscribe: 'https://shop.example/end?token=x' }),
  )
  const worker = startMailWorker(database.db, await openSink(), log, 50)
  await until(() => got.length === 1)
  await worker.stop()
  const [{ source, to } = { source: '', to: '' }] = got
  expect(to).toBe('ann@shop.example')
  expect(source).toContain('From: Shop <shop@shop.example>')
  expect(source).toContain('Reply-To: bob@shop.example')
  expect(source).toContain('List-Unsubscribe: <https://shop.example/end?token=x>')
  expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(source).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*Plain words[\s\S]*text\/html[\s\S]*HTML words/)
  const [row] = await rows()
  expect(row).toMatchObject({ sink: 'smtp', attempts: 1, handedOverAt: expect.any(Date), lastError: null })
  expect(idIn(got[0] ?? { source: '' })).toBe(`<${row?.id}@shop.example>`)
})

test('two workers deliver each e-mail once', async () => {
  const recipients = Array.from({ length: 30 }, (_, n) => `r${n}@shop.example`)
  await put(...recipients.map((one) => mailTo(one)), mailTo('r0@shop.example'))
  const workers = [
    startMailWorker(database.db, await openSink(), log, 20),
    startMailWorker(database.db, await openSink(), log, 20),
  ]
  await until(async () => (await rows()).every(({ handedOverAt }) => handedOverAt !== null))
  await Promise.all(workers.map((worker) => worker.stop()))
  expect(got.map(({ to }) => to).sort()).toEqual([...recipients, 'r0@shop.example'].sort())
})

test('a crash between sending and marking sends it again with the same Message-ID', async () => {
  await put(mailTo('ann@shop.example'))
  const sink = await openSink()
  const [claimed] = await claimMails(database.db, { limit: 1, except: [], now: new Date() })
  if (claimed) await sink.take(claimed)
  // The process dies here, and its claim stays for a while.
  expect(await claimMails(database.db, { limit: 1, except: [], now: new Date() })).toEqual([])
  const later = new Date(Date.now() + LEASE_MS + 1000)
  const [again] = await claimMails(database.db, { limit: 1, except: [], now: later })
  if (again) await deliverMail(database.db, sink, again)
  expect(got).toHaveLength(2)
  expect(idIn(got[1] ?? { source: '' })).toBe(idIn(got[0] ?? { source: '' }))
  expect(await rows()).toMatchObject([{ attempts: 2, handedOverAt: expect.any(Date) }])
})

test('a refusal for now is tried again later, one for good is given up at once; neither keeps the server’s words', async () => {
  refuse = (to) => {
    if (to.startsWith('later')) return { responseCode: 451 }
    return to.startsWith('never') ? { responseCode: 550 } : undefined
  }
  await put(mailTo('later@shop.example'), mailTo('never@shop.example'), mailTo('ann@shop.example'))
  problems.length = 0
  const before = Date.now()
  const worker = startMailWorker(database.db, await openSink(), log, 50)
  await until(async () =>
    (await rows()).every(({ lastError, handedOverAt }) => lastError !== null || handedOverAt !== null),
  )
  const [ann, later, never] = await rows()
  expect(ann?.handedOverAt).toBeInstanceOf(Date)
  expect(later).toMatchObject({ attempts: 1, gaveUpAt: null, lastError: expect.stringMatching(/^EENVELOPE 451/) })
  expect(later?.nextAttemptAt.getTime()).toBeGreaterThan(before + 10_000)
  expect(never).toMatchObject({ gaveUpAt: expect.any(Date), lastError: expect.stringMatching(/^EENVELOPE 550/) })
  expect(JSON.stringify([later, never, problems])).not.toContain('secret')
  expect(problems.join('\n')).toContain('an e-mail was given up')
  refuse = () => undefined
  await makeDue()
  await until(() => got.some(({ to }) => to === 'later@shop.example'))
  await worker.stop()
  expect(got.map(({ to }) => to).sort()).toEqual(['ann@shop.example', 'later@shop.example'])
})

test('a recipient whose mailbox never answers holds one connection; all others get theirs', async () => {
  slow.add('slow@shop.example')
  await put(
    ...Array.from({ length: 10 }, () => mailTo('slow@shop.example')),
    ...Array.from({ length: 10 }, (_, n) => mailTo(`fast${n}@shop.example`)),
  )
  const worker = startMailWorker(database.db, await openSink(), log, 20)
  await until(() => got.length === 10)
  expect((await rows()).filter(({ recipient, attempts }) => recipient.startsWith('slow') && attempts > 0)).toHaveLength(
    1,
  )
  const stopping = worker.stop()
  for (const accept of held) accept()
  await stopping
})

test('without a server e-mails wait, and are sent when it is there', async () => {
  await put(mailTo('ann@shop.example'))
  const nowhere = await openSmtpSink('smtp://127.0.0.1:1', { from: 'shop@shop.example', host: 'shop.example' })
  const [claimed] = await claimMails(database.db, { limit: 1, except: [], now: new Date() })
  if (claimed) expect(await deliverMail(database.db, nowhere, claimed)).toMatchObject({ result: 'failed' })
  nowhere.close()
  await makeDue()
  const worker = startMailWorker(database.db, await openSink(), log, 50)
  await until(() => got.length === 1)
  await worker.stop()
})

import { openTestDatabase, type TestDatabase } from '../../testing/test-database'
import type { Mail } from '../mail'
import { putIntoOutbox } from '../put-into-outbox'
import { mailOutbox } from '../table'
import { backOffMs, MAX_ATTEMPTS } from './back-off'
import { claimMails, LEASE_MS } from './claim-mails'
import { deliverMail } from './deliver-mail'
import { describeFailure } from './describe-failure'
import type { MailSink } from './mail-sink'
import { pruneOutbox } from './prune-outbox'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.db.delete(mailOutbox))
afterAll(() => database.close())

const NOW = new Date('2026-11-22T12:00:00Z')
const DAY_MS = 86_400_000
const mail = (recipient: string, change: Partial<Mail> = {}): Mail => ({
  recipient,
  subject: 's',
  text: 't',
  ...change,
})
const put = (mails: Mail[], at = NOW) => putIntoOutbox(database.db, mails, at)
const claim = (limit = 10, except: string[] = [], now = NOW) => claimMails(database.db, { limit, except, now })
const recipients = (mails: { recipient: string }[]) => mails.map(({ recipient }) => recipient).sort()
const rows = () => database.db.select().from(mailOutbox)

const broken: MailSink = {
  name: 'broken',
  take: async () => {
    throw new Error('no connection')
  },
  close() {},
}

test('an e-mail that many get at once waits behind the others, and nobody gets two at a time', async () => {
  await put([mail('a@x.example', { bulk: true }), mail('b@x.example', { bulk: true })])
  await put([mail('c@x.example'), mail('c@x.example'), mail('d@x.example')], new Date(NOW.getTime() - 1))
  expect(recipients(await claim(2))).toEqual(['c@x.example', 'd@x.example'])
  expect(recipients(await claim(10, ['c@x.example']))).toEqual(['a@x.example', 'b@x.example'])
  expect(recipients(await claim())).toEqual(['c@x.example'])
  expect(await claim()).toEqual([])
})

test('workers that claim at the same moment get different e-mails', async () => {
  await put(Array.from({ length: 40 }, (_, n) => mail(`r${n}@x.example`)))
  const claimed = (await Promise.all(Array.from({ length: 8 }, () => claim(5)))).flat().map(({ id }) => id)
  expect(new Set(claimed).size).toBe(claimed.length)
})

test('attempts wait longer each time, and the last gives up', async () => {
  await put([mail('a@x.example')])
  let now = NOW
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const [claimed] = await claim(1, [], now)
    if (!claimed) throw new Error('nothing to claim')
    const { result } = await deliverMail(database.db, broken, claimed, () => now)
    expect(result).toBe(attempt === MAX_ATTEMPTS ? 'given-up' : 'failed')
    const [row] = await rows()
    expect((row?.nextAttemptAt.getTime() ?? 0) - now.getTime()).toBeGreaterThanOrEqual(backOffMs(attempt, 0))
    now = new Date((row?.nextAttemptAt.getTime() ?? 0) + 1)
  }
  expect(await claim(1, [], new Date(now.getTime() + DAY_MS))).toEqual([])
  expect(await rows()).toMatchObject([{ attempts: MAX_ATTEMPTS, gaveUpAt: expect.any(Date), lastError: 'unknown' }])
})

test('the waiting time doubles up to six hours, with a random part', () => {
  expect([1, 2, 3].map((attempt) => backOffMs(attempt, 1))).toEqual([30_000, 60_000, 120_000])
  expect(backOffMs(3, 0)).toBe(60_000)
  expect(backOffMs(30, 1)).toBe(6 * 3_600_000)
})

test('a worker that comes back after its claim has run out does not undo the next one’s', async () => {
  await put([mail('a@x.example')])
  const [first] = await claim()
  const [second] = await claim(1, [], new Date(NOW.getTime() + LEASE_MS + 1))
  if (!first || !second) throw new Error('nothing to claim')
  await deliverMail(database.db, broken, first, () => NOW)
  expect(await rows()).toMatchObject([{ attempts: 2, lastError: null }])
})

test('e-mails of more than 30 days ago are deleted, and one whose worker died at the last attempt is given up', async () => {
  const old = new Date(NOW.getTime() - 31 * DAY_MS)
  await put([mail('old@x.example'), mail('sent@x.example'), mail('lost@x.example')], old)
  await put([mail('new@x.example')], new Date(NOW.getTime() - 29 * DAY_MS))
  const lost = {
    ...mail('dying@x.example'),
    id: '0190f3b6-0000-7000-8000-000000000001',
    createdAt: NOW,
    nextAttemptAt: NOW,
  }
  await database.db.insert(mailOutbox).values({ ...lost, attempts: MAX_ATTEMPTS })
  expect(await pruneOutbox(database.db, NOW)).toEqual([lost.id])
  expect(recipients(await rows())).toEqual(['dying@x.example', 'new@x.example'])
})

test.each([
  { subject: 'Hello\r\nBcc: all@example.com' },
  { recipient: 'a@x.example\nBcc: all@example.com' },
  { replyTo: 'a@x.example\r\n' },
  { unsubscribe: 'https://x.example/\n' },
])('a line break in what becomes a header is refused (%j)', async (change) => {
  await expect(put([{ ...mail('a@x.example'), ...change }])).rejects.toThrow('line break')
  expect(await rows()).toEqual([])
})

test('a failure is kept in codes, never in the words of a server', () => {
  const failure = Object.assign(new Error('535 user ada password hunter2'), {
    code: 'EAUTH',
    responseCode: 535,
    command: 'AUTH PLAIN c2VjcmV0',
    response: 'hunter2',
  })
  expect(describeFailure(failure)).toEqual({ error: 'EAUTH 535 AUTH', permanent: false })
  expect(describeFailure('hunter2')).toEqual({ error: 'unknown', permanent: false })
})

import { desc } from 'drizzle-orm'
import { auditEntries } from '../audit/table'
import type { IdentityAccount, IdentityService } from '../identity/identity-admin'
import { openTestDatabase, type TestDatabase } from '../testing/test-database'
import { createAccessReader } from './access-reader'
import { noteAdministrator } from './administrators'
import { changeAdministrator } from './change-administrator'
import { checkAccess } from './check-access'
import { administrators } from './table'

let database: TestDatabase
let accounts: Map<string, IdentityAccount>
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.db.delete(administrators)
  const account = { emailVerified: true, disabled: false, admin: false }
  accounts = new Map([
    ['ada@shop.example', { ...account, uid: 'ada' }],
    ['boss@shop.example', { ...account, uid: 'boss', admin: true }],
    ['new@shop.example', { ...account, uid: 'new', emailVerified: false }],
    ['closed@shop.example', { ...account, uid: 'closed', disabled: true }],
    ['closed-boss@shop.example', { ...account, uid: 'closed-boss', disabled: true, admin: true }],
  ])
})
afterAll(() => database.close())

/** An identity service with the accounts above; `fails` makes it refuse changes. */
function serviceOf(fails = false): IdentityService {
  const refuse = async () => {
    throw new Error('not asked for')
  }
  return {
    findByEmail: async (email) => accounts.get(email) ?? null,
    passwordChangedAt: async () => undefined,
    async setRoles(uid, { admin = false }) {
      if (fails) throw new Error('the service is away')
      for (const account of accounts.values()) if (account.uid === uid) account.admin = admin
    },
    ...{ setDisabled: refuse, revokeSessions: refuse, deleteAccount: refuse },
  }
}

const change = (email: string, on: boolean, service = serviceOf()) =>
  changeAdministrator({ db: database.db, service }, email, on)

/** Whether another API accepts a token of this age as an administrator's; null if it refuses the token. */
async function asks(uid: string, secondsAgo: number): Promise<boolean | null> {
  const issuedAt = Math.floor(Date.now() / 1000) - secondsAgo
  const email = `${uid}@shop.example`
  const token = { uid, email, emailVerified: true, name: '', admin: true, seller: false, issuedAt, signedInAt: 0 }
  const verify = checkAccess(async () => token, createAccessReader(database.db))
  return (await verify('token'))?.admin ?? null
}

test('an account with a verified address becomes an administrator, once', async () => {
  expect(await change('ada@shop.example', true)).toBe(true)
  expect(accounts.get('ada@shop.example')?.admin).toBe(true)
  expect(await change('ada@shop.example', true)).toBe(false)
})

test('a role that is taken away counts although tokens live for an hour', async () => {
  expect(await asks('boss', 60)).toBe(true)
  expect(await change('boss@shop.example', false)).toBe(true)
  expect(accounts.get('boss@shop.example')?.admin).toBe(false)
  expect(await asks('boss', 60)).toBeNull()
  expect(await change('boss@shop.example', false)).toBe(false)
  // A closed account also loses the role.
  expect(await change('closed-boss@shop.example', false)).toBe(true)
})

test('the command reports a failure of the identity service, and old tokens are refused all the same', async () => {
  accounts.set('away@shop.example', { uid: 'away', emailVerified: true, disabled: false, admin: true })
  await expect(change('away@shop.example', false, serviceOf(true))).rejects.toThrow('the service is away')
  expect(await asks('away', 60)).toBeNull()
})

test.each([
  ['nobody@shop.example', /no account with the address nobody@shop.example/],
  ['new@shop.example', /not verified/],
  ['closed@shop.example', /closed/],
])('%s becomes no administrator, and the command says why', async (email, why) => {
  await expect(change(email, true)).rejects.toThrow(why)
  expect([...accounts.values()].filter(({ admin }) => admin).map(({ uid }) => uid)).toEqual(['boss', 'closed-boss'])
})

test('the command leaves a row in the audit, and takes no role from the last administrator that came', async () => {
  await change('ada@shop.example', true)
  const [row] = await database.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
  expect(row).toMatchObject({ role: 'command', actorId: '', originId: null, operation: 'admin grant', targetId: 'ada' })
  expect(row).toMatchObject({ before: { administrator: false }, after: { administrator: true } })
  await expect(change('ada@shop.example', false)).rejects.toThrow('This is the last administrator.')
  expect(accounts.get('ada@shop.example')?.admin).toBe(true)
  await noteAdministrator(database.db, 'boss', true)
  expect(await change('ada@shop.example', false)).toBe(true)
})

import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts'
import { DEMO_SELLER_UID } from './demo-seller-uid'

interface Emulator {
  readonly host: string
  readonly project: string
}

type Body = Readonly<Record<string, unknown>>

async function call({ host, project }: Emulator, path: string, body: Body): Promise<Body> {
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${encodeURIComponent(project)}/${path}`
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  }).catch((cause: unknown) => {
    throw new Error(`The Auth emulator at ${host} (FIREBASE_AUTH_EMULATOR_HOST) does not answer.`, { cause })
  })
  if (!response.ok) throw new Error(`The Auth emulator at ${host} answered ${response.status} to ${path}.`)
  return (await response.json()) as Body
}

interface Account {
  readonly localId: unknown
  /** Claims as JSON; missing if a start was killed between creating the account and setting its role. */
  readonly customAttributes?: unknown
}

function byEmail(found: Body): Map<unknown, Account> {
  const users: readonly unknown[] = Array.isArray(found.users) ? found.users : []
  const accounts = new Map<unknown, Account>()
  for (const user of users) {
    if (typeof user === 'object' && user !== null && 'email' in user && 'localId' in user)
      accounts.set(user.email, user)
  }
  return accounts
}

/** The result of {@link createDemoAccounts}. */
export interface DemoAccounts {
  /** Number of accounts that it created. */
  readonly made: number
  /** The account of the first demo seller. */
  readonly seller: string
}

/**
 * Creates the demo accounts that the Auth emulator lacks; existing ones stay unchanged. Throws an Error if the emulator
 * does not answer or refuses.
 */
export async function createDemoAccounts(emulator: Emulator): Promise<DemoAccounts> {
  const known = byEmail(await call(emulator, 'accounts:lookup', { email: DEMO_ACCOUNTS.map(({ email }) => email) }))
  const unfinished = DEMO_ACCOUNTS.filter(({ email }) => known.get(email)?.customAttributes === undefined)
  for (const account of unfinished) {
    const { email, name, claims } = account
    const { localId } =
      known.get(email) ??
      (await call(emulator, 'accounts', {
        ...{ email, password: DEMO_PASSWORD, displayName: name, emailVerified: true },
        ...('uid' in account && { localId: account.uid }),
      }))
    await call(emulator, 'accounts:update', {
      localId,
      emailVerified: true,
      customAttributes: JSON.stringify(claims),
    })
  }
  const seller = DEMO_ACCOUNTS.find((account) => 'uid' in account)?.email
  return { made: unfinished.length, seller: String(known.get(seller)?.localId ?? DEMO_SELLER_UID) }
}

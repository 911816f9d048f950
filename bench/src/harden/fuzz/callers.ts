import { DEMO_ACCOUNTS } from '../../../../demo/src/accounts/demo-accounts'
import { signIn } from '../../api/sign-in'
import type { Random } from '../random'
import { type Account, makeAccounts } from '../site/accounts'
import type { HardenSite } from '../site/start-harden-site'

/** The roles that the fuzzer calls with, for a quarter of the calls each. */
export const ROLES = ['nobody', 'buyer', 'seller', 'administrator'] as const

export type Role = (typeof ROLES)[number]

const OF_A_ROLE = 60

/** The caller of a request: an account, or a guest with an IP address. */
export type Caller = Account | { ip: string }

export interface Callers {
  admin: Account
  /** A random caller of a role; for a guest, `n` determines the IP address. */
  pick(role: Role, n: number): Caller
  /** Replaces an account that stopped working, because the fuzzer itself ends sessions and closes accounts. */
  renew(role: Role, caller: Caller): Promise<void>
}

export async function createCallers(
  site: Pick<HardenSite, 'origin' | 'auth' | 'projectId'>,
  random: Random,
): Promise<Callers> {
  const { email } = DEMO_ACCOUNTS[1]
  let made = 0
  const make: Record<Exclude<Role, 'nobody'>, (count: number) => Promise<Account[]>> = {
    buyer: (count) => makeAccounts(site, `fuzz-${made++}`, count, { network: '10.40' }),
    administrator: (count) =>
      makeAccounts(site, `fuzz-admin-${made++}`, count, { network: '10.41', claims: { admin: true } }),
    // There is only this seller, because sellers come from the demo data.
    seller: async () => [{ uid: email, email, ip: '10.42.0.1', token: await signIn(site.origin, email) }],
  }
  const known = {
    buyer: await make.buyer(OF_A_ROLE),
    seller: await make.seller(1),
    administrator: await make.administrator(OF_A_ROLE),
  }
  const [admin] = known.administrator
  if (!admin) throw new Error('There is no administrator.')
  return {
    admin,
    pick: (role, n) => (role === 'nobody' ? { ip: `10.43.${n & 255}.7` } : random.pick(known[role])),
    async renew(role, caller) {
      if (role === 'nobody') return
      const at = known[role].indexOf(caller as Account)
      // A concurrent call has already replaced the account.
      if (at < 0) return
      const [fresh] = await make[role](1)
      if (fresh && known[role][at] === caller) known[role][at] = { ...fresh, ip: caller.ip }
    },
  }
}

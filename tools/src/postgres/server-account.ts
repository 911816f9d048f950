import { type Account, runAsAccount } from './run-as-account'

const NAME = 'postgres'

const isRoot = () => process.getuid?.() === 0

async function find(): Promise<Account | null> {
  const ask = async (flag: string) => Number.parseInt((await runAsAccount('id', [flag, NAME], null)).output, 10)
  const [uid, gid] = [await ask('-u'), await ask('-g')]
  return Number.isInteger(uid) && Number.isInteger(gid) ? { uid, gid } : null
}

/** The commands that add a system account: Debian and Fedora, then Alpine. */
const additions = [
  ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', NAME]],
  ['adduser', ['-S', '-D', '-H', NAME]],
] as const

/**
 * The account for PostgreSQL, which refuses to run as root. For root it is "postgres", added if it is missing;
 * otherwise null, for the current account.
 */
export async function serverAccount(): Promise<Account | null> {
  if (!isRoot()) return null
  const existing = await find()
  if (existing) return existing
  for (const [program, args] of additions) {
    const added = await runAsAccount(program, args, null).catch(() => null)
    const account = added?.code === 0 ? await find() : null
    if (account) return account
  }
  throw new Error(
    'PostgreSQL does not run as root and the account "postgres" could not be added: add it, or set DATABASE_URL.',
  )
}

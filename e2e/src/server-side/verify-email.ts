import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The address of the site's Auth emulator, which is not public. */
function emulator(): string {
  const run = process.env.SUPERIUM_RUN
  if (!run) throw new Error('SUPERIUM_RUN does not name the account of the run')
  const [, host] = /Auth emulator on (\S+),/.exec(readFileSync(join(dirname(run), 'logs/auth.log'), 'utf8')) ?? []
  if (!host) throw new Error('the log of the Auth emulator does not say where it listens')
  return `http://${host}`
}

async function ask(call: string, body: object): Promise<{ users?: { localId: string }[] }> {
  const answer = await fetch(
    `${emulator()}/identitytoolkit.googleapis.com/v1/projects/demo-superium/accounts:${call}`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  )
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}

/** Does what the link in a verification e-mail does: tokens made from now on say that the address is verified. */
export async function verifyEmail(email: string): Promise<void> {
  const [account] = (await ask('lookup', { email: [email] })).users ?? []
  if (!account) throw new Error(`there is no account of ${email}`)
  await ask('update', { localId: account.localId, emailVerified: true })
}

import { chown, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makePrivateFolder } from './cluster-folder'
import { runAsAccountOrThrow } from './run-as-account'
import type { Server } from './start-and-stop-server'

/** The name of both the superuser and the database. */
export const DATABASE = 'superium'

/** Creates the cluster with its database, and moves it into place only when it is complete. */
export async function createCluster({ binaries, account, cluster }: Server, password: string): Promise<void> {
  const unfinished = `${cluster}.new`
  const secrets = await mkdtemp(join(tmpdir(), 'superium-'))
  const passwordFile = join(secrets, 'password')
  try {
    await rm(unfinished, { recursive: true, force: true })
    await makePrivateFolder(unfinished, account)
    await writeFile(passwordFile, password, { mode: 0o600 })
    if (account) await Promise.all([secrets, passwordFile].map((path) => chown(path, account.uid, account.gid)))
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    const access = ['--auth=scram-sha-256', `--username=${DATABASE}`, `--pwfile=${passwordFile}`]
    await runAsAccountOrThrow(binaries.initdb, [`--pgdata=${unfinished}`, ...access, ...locale], account)
    await runAsAccountOrThrow(
      binaries.postgres,
      ['--single', '-D', unfinished, 'postgres'],
      account,
      `create database ${DATABASE}\n`,
    )
    await rename(unfinished, cluster)
  } finally {
    await rm(secrets, { recursive: true, force: true })
  }
}

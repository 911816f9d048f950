import { createHash } from 'node:crypto'
import { chown, lstat, mkdir, readlink, realpath, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { type Account, runAsAccount } from './run-as-account'

/** The folder for files that the server's account could not reach in the repository, e.g. in a clone under /root. */
export const SHELTER = '/var/lib/superium'

export interface Placement {
  /** PostgreSQL's own data folder. Absent until `createCluster` has made it. */
  cluster: string
  /** Whether an older cluster is there that no data folder links to any more. */
  leftover: boolean
}

/**
 * Chooses the folder of `dataDir`'s cluster: `dataDir/cluster` or, if `account` cannot enter `dataDir`, a folder in
 * `shelter` to which `dataDir/cluster` links. Without that link, a cluster in the shelter is left over from a deleted
 * data folder.
 */
export async function placeCluster(dataDir: string, account: Account | null, shelter = SHELTER): Promise<Placement> {
  const home = join(dataDir, 'cluster')
  const existing = await lstat(home).catch(() => null)
  if (existing?.isSymbolicLink()) {
    const cluster = await readlink(home)
    if (await lstat(cluster).catch(() => null)) return { cluster, leftover: false }
    throw new Error(`The database folder ${cluster} is gone: delete ${dataDir} to start with an empty shop.`)
  }
  if (existing || account === null || (await canEnter(dataDir, account))) return { cluster: home, leftover: false }
  const hash = createHash('sha256')
    .update(await realpath(dataDir))
    .digest('hex')
    .slice(0, 16)
  const folder = join(shelter, 'clusters', hash)
  await mkdir(folder, { recursive: true, mode: 0o755 })
  const cluster = join(folder, 'cluster')
  return { cluster, leftover: (await lstat(cluster).catch(() => null)) !== null }
}

/** Links `dataDir/cluster` to a cluster in the shelter. */
export async function linkCluster(dataDir: string, cluster: string): Promise<void> {
  const home = join(dataDir, 'cluster')
  if (home !== cluster) await symlink(cluster, home)
}

/** Creates a folder that only the server's account can open. */
export async function makePrivateFolder(path: string, account: Account | null): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  if (account) await chown(path, account.uid, account.gid)
}

async function canEnter(folder: string, account: Account): Promise<boolean> {
  return (await runAsAccount('test', ['-x', folder], account)).code === 0
}

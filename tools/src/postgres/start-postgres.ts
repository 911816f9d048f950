import { existsSync } from 'node:fs'
import { access, constants, mkdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { readOrCreateSecret } from '../process/read-or-create-secret'
import { findBinaries, reachableBinaries } from './binaries'
import { linkCluster, placeCluster, SHELTER } from './cluster-folder'
import { createCluster, DATABASE } from './create-cluster'
import { memorySettings, usableMemory } from './memory-settings'
import { serverAccount } from './server-account'
import { runningPort, type Server, startServer, stopServer } from './start-and-stop-server'

export interface PostgresOptions {
  /** The folder of the cluster and its password file; created if missing. */
  dataDir: string
  /** TCP port on 127.0.0.1. */
  port: number
  /** More PostgreSQL settings, such as `{fsync: 'off'}` for tests. */
  settings?: Record<string, string>
}

export interface RunningPostgres {
  /** The URL for `DATABASE_URL`, including the password. */
  url: string
  /** Whether it adopted the server of a killed run instead of starting one. */
  adopted: boolean
  /** Stops the server; may be called twice. */
  stop(): Promise<void>
}

/**
 * Starts embedded PostgreSQL on `dataDir`, or adopts the server that a killed run left there. It listens on 127.0.0.1
 * over TCP only. For root it runs as the account "postgres", with copies under /var/lib/superium if that account cannot
 * reach the folder. The server outlives this process: call `stop`.
 *
 * Rejects with a one-sentence message if the folder cannot be written, the port is taken or the server does not start.
 */
export async function startPostgres({ dataDir, port, settings = {} }: PostgresOptions): Promise<RunningPostgres> {
  const folder = resolve(dataDir)
  await makeWritable(folder)
  const account = await serverAccount()
  const binaries = await reachableBinaries(await findBinaries(), account, SHELTER)
  const { cluster, leftover } = await placeCluster(folder, account)
  const server: Server = { binaries, account, cluster }
  if (leftover) {
    await stopServer(server)
    await rm(cluster, { recursive: true })
  }

  const passwordFile = join(folder, 'password')
  if (existsSync(cluster) && !existsSync(passwordFile))
    throw new Error(
      `The database's password file ${passwordFile} is gone: put it back, or delete ${folder} to start empty.`,
    )
  const password = await readOrCreateSecret(passwordFile)

  const adopted = existsSync(cluster) && (await runningPort(server)) === port
  if (!adopted) {
    await stopServer(server)
    await requireFreePort(port)
    if (!existsSync(cluster)) {
      await createCluster(server, password)
      await linkCluster(folder, cluster)
    }
    await startServer(server, {
      listen_addresses: '127.0.0.1',
      port: String(port),
      unix_socket_directories: "''",
      max_connections: '200',
      jit: 'off',
      ...memorySettings(usableMemory()),
      // With the default, a large load would stop for a checkpoint after every gigabyte.
      max_wal_size: '4GB',
      ...settings,
    })
  }
  return {
    url: `postgres://${DATABASE}:${password}@127.0.0.1:${port}/${DATABASE}`,
    adopted,
    stop: () => stopServer(server),
  }
}

async function makeWritable(folder: string): Promise<void> {
  try {
    await mkdir(dirname(folder), { recursive: true })
    await mkdir(folder, { recursive: true, mode: 0o755 })
    await access(folder, constants.W_OK)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The data folder ${folder} cannot be written: ${reason}.`)
  }
}

function requireFreePort(port: number): Promise<void> {
  return new Promise((free, taken) => {
    const probe = createServer()
    probe.once('error', () =>
      taken(new Error(`Port ${port} on 127.0.0.1, meant for PostgreSQL, is taken by another program.`)),
    )
    probe.listen(port, '127.0.0.1', () => probe.close(() => free()))
  })
}

import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from '../process/free-port'
import { startPostgres } from './start-postgres'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'superium-postgres-'))
  // Lets the account that PostgreSQL runs as enter, so that the cluster is in this folder and is removed with it.
  await chmod(folder, 0o755)
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const listen = () =>
  new Promise<Server>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => resolve(server))
  })

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** A killed process is alive until its parent has noticed. */
async function untilGone(pid: number): Promise<void> {
  const isAlive = () => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
  while (isAlive()) await sleep(10)
}

async function ask(url: string, question: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query(question)
  await client.end()
  return rows
}

test('what was acknowledged survives kill -9 of the server, and a server left over is taken over', async () => {
  const options = { dataDir: join(folder, 'postgres'), port: await freePort() }
  const first = await startPostgres(options)
  await ask(first.url, 'create table kept as select 7 as value')
  const pid = Number((await readFile(join(options.dataDir, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0])
  process.kill(pid, 'SIGKILL')
  await untilGone(pid)

  const second = await startPostgres(options)
  expect(second.adopted).toBe(false)
  expect(await ask(second.url, 'select value from kept')).toEqual([{ value: 7 }])

  const third = await startPostgres(options)
  expect(third.adopted).toBe(true)
  expect(await ask(third.url, 'select value from kept')).toEqual([{ value: 7 }])
  expect((await stat(join(options.dataDir, 'password'))).mode & 0o777).toBe(0o600)
  await third.stop()
  await expect(ask(third.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
})

test('a taken port and a folder that cannot be made are one sentence each', async () => {
  const other = await listen()
  const port = portOf(other)
  await expect(startPostgres({ dataDir: join(folder, 'postgres'), port })).rejects.toThrow(
    `Port ${port} on 127.0.0.1, meant for PostgreSQL, is taken by another program.`,
  )
  await new Promise((closed) => other.close(closed))
  await writeFile(join(folder, 'file'), '')
  await expect(startPostgres({ dataDir: join(folder, 'file', 'postgres'), port })).rejects.toThrow('cannot be written')
})

const asRoot = process.getuid?.() === 0 ? test : test.skip

asRoot('a cluster in a folder closed to PostgreSQL lies elsewhere, and a deleted folder starts empty', async () => {
  const dataDir = join(folder, 'closed', 'postgres')
  const port = await freePort()
  await mkdir(join(folder, 'closed'), { mode: 0o700 })
  const first = await startPostgres({ dataDir, port })
  const shelter = dirname(await realpath(join(dataDir, 'cluster')))
  try {
    expect(shelter.startsWith(folder)).toBe(false)
    await ask(first.url, 'create table kept as select 7 as value')
    await first.stop()
    await rm(dataDir, { recursive: true })

    const second = await startPostgres({ dataDir, port })
    await expect(ask(second.url, 'select value from kept')).rejects.toThrow('does not exist')
    await second.stop()
    expect(existsSync(join(shelter, 'cluster', 'postmaster.pid'))).toBe(false)
  } finally {
    await rm(shelter, { recursive: true, force: true })
  }
})

import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect } from '@playwright/test'
import { storeBuild } from './store-build'

/** The fields of a release that the tests read; the others are passed on unchanged. */
interface Release {
  url: string
  metadata: { version: string; integrity: string }
  extras: { superium: { contract: number; server: Record<string, string> } }
}

type Facts = Release['extras']['superium']

interface Revision {
  number: number
  discovery: { microFrontends: Record<string, [Release]> }
}

/** An edge for one test, on a copy of the release store and with the running site's API. */
export interface OwnEdge {
  /** Its address. */
  base: string
  /** Its release store. */
  store: string
  /** Makes a damaged copy of a remote's live release live; `damage` gets its server folder and discovery entry. */
  damage(remote: string, damage: (server: string, release: Release) => void): Promise<void>
  /** Makes the builds of remotes that the site does not have live, and changes the facts of others. */
  add(builds: Record<string, string>, change?: Record<string, (facts: Facts) => object>): Promise<void>
  /** Makes discovery unreadable. */
  loseStore(): void
  /** Requests the document at a path. */
  get(path: string): Promise<{ status: number; html: string }>
  stop(): void
}

/** The release store of the site under test. */
function storeUnderTest(): string {
  const run = process.env.SUPERIUM_RUN
  if (!run) throw new Error('SUPERIUM_RUN does not name the account of the run')
  return join(dirname(run), 'releases')
}

/** Starts the edge with further settings; resolves when it listens. */
export async function startOwnEdge(site: string, settings: Record<string, string> = {}): Promise<OwnEdge> {
  const from = storeUnderTest()
  const store = mkdtempSync(join(tmpdir(), 'superium-survival-'))
  const revisions = readdirSync(join(from, 'discovery')).filter((file) => file.endsWith('.json'))
  const live = JSON.parse(readFileSync(join(from, 'discovery', revisions.sort().at(-1) ?? ''), 'utf8')) as Revision
  for (const [name, [release]] of Object.entries(live.discovery.microFrontends)) {
    mkdirSync(join(store, name))
    for (const version of readdirSync(join(from, name))) {
      const [source, copy] = [join(from, name, version), join(store, name, version)]
      // An edge serves no file that a symbolic link leads to outside of its store.
      if (version === release.metadata.version) cpSync(source, copy, { recursive: true })
      else symlinkSync(source, copy)
    }
  }
  mkdirSync(join(store, 'discovery'))
  const write = (revision: Revision): void =>
    writeFileSync(
      join(store, 'discovery', `${String(revision.number).padStart(10, '0')}.json`),
      JSON.stringify(revision),
    )
  write(live)
  const child = startEdge(store, site, settings)
  const base = await addressOf(child)
  let { number } = live

  const get = async (path: string): Promise<{ status: number; html: string }> => {
    const answer = await fetch(base + path, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(20_000) })
    return { status: answer.status, html: await answer.text() }
  }
  const until = async (what: string, holds: () => Promise<boolean>): Promise<void> => {
    const held = () => holds().catch(() => false)
    await expect.poll(held, { message: what, timeout: 30_000, intervals: [100] }).toBe(true)
  }

  return {
    base,
    store,
    get,
    async damage(remote, damage) {
      number += 1
      const revision = structuredClone({ ...live, number })
      const release = revision.discovery.microFrontends[remote]?.[0]
      if (!release) throw new Error(`no ${remote} is live`)
      const version = `9.0.${number}`
      const folder = join(store, remote, version)
      cpSync(join(from, remote, release.metadata.version), folder, { recursive: true })
      release.url = release.url.replace(release.metadata.version, version)
      release.metadata.version = version
      damage(join(folder, 'server'), release)
      write(revision)
      await until('the damaged release is live', async () =>
        (await (await fetch(`${base}/discovery.json`)).text()).includes(`/${version}/`),
      )
    },
    async add(builds, change = {}) {
      number += 1
      const revision = structuredClone({ ...live, number })
      for (const [name, dist] of Object.entries(builds)) {
        revision.discovery.microFrontends[name] = [storeBuild(dist, join(store, name, '1.0.0'), name)]
      }
      for (const [name, [{ extras }]] of Object.entries(revision.discovery.microFrontends)) {
        Object.assign(extras.superium, change[name]?.(extras.superium))
      }
      write(revision)
      const names = Object.keys(builds)
      await until('the remotes are live', async () => {
        const text = await (await fetch(`${base}/discovery.json`)).text()
        return names.every((name) => text.includes(`/${name}/`))
      })
    },
    loseStore: () => rmSync(join(store, 'discovery'), { recursive: true }),
    stop() {
      child.kill('SIGTERM')
      rmSync(store, { recursive: true, force: true })
    },
  }
}

function startEdge(store: string, site: string, settings: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['edge/dist/main.js'], {
    cwd: join(import.meta.dirname, '../../..'),
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      API_URL: site,
      RELEASES_DIR: store,
      FIREBASE_API_KEY: 'test',
      FIREBASE_AUTH_DOMAIN: 'localhost',
      FIREBASE_PROJECT_ID: 'demo-superium',
      ...settings,
    },
  })
}

/** The edge's address, from its log. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let log = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-20_000)
      const [, address] = /listening at (http:\/\/[\d.:]+)/.exec(log) ?? []
      if (address) resolve(address)
    })
    child.once('exit', (code) => reject(new Error(`the edge of the test ended with code ${code}: ${log}`)))
  })
}

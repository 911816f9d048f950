import { createHash } from 'node:crypto'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Deployment,
  DISCOVERY_SCHEMA,
  type Discovery,
  parseDiscovery,
  parseFacts,
} from '@superium/shared/contract'
import type { Build } from '../build/build'
import { readReleased, releaseDir } from './store'

/** Subresource Integrity of a file: `sha384-…`. */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

/** The discovery document in which each of these published builds takes all traffic of its name. */
export async function discoveryOf(store: string, builds: Pick<Build, 'name' | 'release'>[]): Promise<Discovery> {
  const deployments = await Promise.all(builds.map(async (build) => [build.name, [await deploymentOf(store, build)]]))
  return parseDiscovery({ schema: DISCOVERY_SCHEMA, microFrontends: Object.fromEntries(deployments) })
}

async function deploymentOf(store: string, build: Pick<Build, 'name' | 'release'>): Promise<Deployment> {
  const manifest = await readReleased(store, build, 'mf-manifest.json')
  const facts = parseFacts(JSON.parse((await readReleased(store, build, 'superium.json')).toString()))
  return {
    url: `/assets/${build.name}/${build.release}/mf-manifest.json`,
    metadata: { integrity: integrityOf(manifest), version: build.release },
    deployment: { traffic: 100, default: true },
    extras: { superium: { ...facts, server: await serverFiles(join(releaseDir(store, build), 'server')) } },
  }
}

/** The integrity of each file of a release's server build: only what was released is ever evaluated. */
async function serverFiles(dir: string): Promise<Record<string, string>> {
  const files = await readdir(dir)
  const hashed = files.map(async (file) => [file, integrityOf(await readFile(join(dir, file)))] as const)
  return Object.fromEntries(await Promise.all(hashed))
}

/** Writes `discovery.json` in one step: a reader sees the old document or the new one. */
export async function writeDiscovery(store: string, discovery: Discovery): Promise<void> {
  const draft = join(store, `.discovery-${process.pid}`)
  await writeFile(draft, `${JSON.stringify(discovery, null, 2)}\n`)
  await rename(draft, join(store, 'discovery.json'))
}

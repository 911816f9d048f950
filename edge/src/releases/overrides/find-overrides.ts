import { join } from 'node:path'
import type { Deployment } from '@superium/shared/contract'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { deploymentFromStore } from '../deployment-from-store'
import type { ReleaseStore } from '../store/release-store'
import { devServerDeployment, parseDevServers } from './dev-server-overrides'
import { readOverride } from './override-cookies'
import type { OverrideLinks } from './override-links'

/** The deployments that replace live ones for one browser. */
export interface Overridden {
  /** By name. */
  deployments: Map<string, Deployment>
  /** Origins of the development servers among them. */
  origins: string[]
  /** Expiry in milliseconds since the epoch; undefined for development servers. */
  until: number | undefined
}

/** Finds the overrides of a request; undefined when there are none. */
export type FindOverrides = (request: FastifyRequest) => Promise<Overridden | undefined>

/**
 * Versions come from the site's own store only; addresses of this machine only when `local` says that this is a development
 * site. An override that is no longer available is left out, and the browser gets the live version.
 */
export function createFindOverrides(options: {
  store: ReleaseStore
  links: OverrideLinks | undefined
  local: boolean
  warn(message: string): void
}): FindOverrides {
  const { store, links, local, warn } = options
  const stored = new LRUCache<string, Deployment>({ max: 200 })

  const fromStore = async (name: string, version: string): Promise<Deployment | undefined> => {
    const key = `${name} ${version}`
    const known = stored.get(key)
    if (known) return known
    try {
      await store.download(name, version)
      const found = await deploymentFromStore(join(store.dir, name, version), name, version)
      stored.set(key, found)
      return found
    } catch (error) {
      warn(`override of ${key} ignored: ${error instanceof Error ? error.message : error}`)
      return undefined
    }
  }

  const fromHere = (name: string, origin: string): Promise<Deployment | undefined> =>
    devServerDeployment(name, origin).catch((error: Error) => {
      warn(`override of ${name} ignored: ${error.message}`)
      return undefined
    })

  return async (request) => {
    const token = readOverride(request, 'signed')
    const signed = token && links ? await links.read(token) : undefined
    const addresses = (local && parseDevServers(readOverride(request, 'local') ?? '')) || {}
    const found = await Promise.all([
      ...Object.entries(signed?.versions ?? {}).map(([name, version]) => fromStore(name, version)),
      ...Object.entries(addresses).map(([name, origin]) => fromHere(name, origin)),
    ])
    const deployments = new Map(found.flatMap((one) => (one ? [[one.extras.superium.name, one] as const] : [])))
    if (deployments.size === 0) return undefined
    return { deployments, origins: [...new Set(Object.values(addresses))], until: signed?.until }
  }
}

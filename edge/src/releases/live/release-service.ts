import { join } from 'node:path'
import type { Deployment, ReleaseActor, Revision } from '@superium/shared/contract'
import { deploymentFromStore } from '../deployment-from-store'
import { HttpError } from '../http-error'
import type { ReleaseStore } from '../store/release-store'
import { appendRevision, type PlannedRevision } from './append-revision'
import { canaryOf, defaultOf, withVersions } from './deployments'

/** Who asks, and why, in words for the history. */
export interface Reason {
  by: ReleaseActor
  why?: string
}

/**
 * What can be done to the live site. Each of them is a compare-and-swap on the newest revision, resolves to the revision
 * that it made, and rejects with `Refused` saying why not.
 */
export interface ReleaseService {
  /** Makes a stored version live for `traffic` per cent of visitors. `check` sees it beside what is live at that moment. */
  release(
    name: string,
    version: string,
    options: Reason & { traffic: number; check?: (release: Deployment, live: Revision) => Promise<void> },
  ): Promise<Revision>
  /** Gives the canary `version` to everybody; refused when another one has taken its place since it was judged. */
  promote(name: string, reason: Reason & { version: string }): Promise<Revision>
  /**
   * Ends the canary where there is one, else goes back to the version before. With `version` only if that one is live:
   * several watchers may ask at once, and the first is enough; `undefined` says that nothing was to be done.
   */
  rollback(name: string, reason: Reason & { version?: string }): Promise<Revision | undefined>
}

/** `changed` is told of every revision that this desk made. */
export function createReleaseService(
  store: ReleaseStore,
  changed: (revision: Revision) => Promise<void> | void,
): ReleaseService {
  async function must(plan: (current: Revision) => Promise<PlannedRevision> | PlannedRevision): Promise<Revision> {
    const made = await appendRevision(store, (current) => plan(present(current)))
    if (!made) throw new Error('a plan without a step')
    await changed(made)
    return made
  }

  return {
    async release(name, version, { by, why = '', traffic, check }) {
      if (!(await store.has(name, version))) throw new HttpError(404, `There is no ${name} ${version} in the store.`)
      await store.download(name, version)
      const release = await deploymentFromStore(join(store.dir, name, version), name, version)
      return must(async (current) => {
        await check?.(release, current)
        return releaseStep(current, release, traffic, { by, why })
      })
    },
    promote: (name, { by, why = '', version }) =>
      must((current) => {
        const canary = canaryOf(current.discovery, name)
        const stable = defaultOf(current.discovery, name)
        if (!canary || !stable) throw new HttpError(409, `${name} has no canary: there is nothing to promote.`)
        if (canary.metadata.version !== version) {
          throw new HttpError(
            409,
            `The canary of ${name} is ${canary.metadata.version}, not ${version}. Promote it by that version if it is the one you mean.`,
          )
        }
        return {
          event: { by, why, action: 'promote', changes: [{ name, version, traffic: 100 }] },
          discovery: withVersions(current.discovery, name, canary),
          earlier: { [name]: [stable.metadata.version, ...(current.earlier[name] ?? [])] },
        }
      }),
    async rollback(name, { by, why = '', version }) {
      const made = await appendRevision(store, async (current) => {
        const { discovery, earlier } = present(current)
        const stable = defaultOf(discovery, name)
        const canary = canaryOf(discovery, name)
        if (!stable) throw new HttpError(404, `No ${name} is live.`)
        const event = { by, why, action: 'rollback' } as const
        if (canary && (version === undefined || version === canary.metadata.version)) {
          const changes = [{ name, version: stable.metadata.version, traffic: 100 }]
          return { event: { ...event, changes }, discovery: withVersions(discovery, name, stable) }
        }
        if (version !== undefined && version !== stable.metadata.version) return undefined
        const [before, ...older] = earlier[name] ?? []
        if (before === undefined) throw new HttpError(409, `There is no earlier version of ${name} to go back to.`)
        await store.download(name, before)
        const release = await deploymentFromStore(join(store.dir, name, before), name, before)
        return {
          event: { ...event, changes: [{ name, version: before, traffic: 100 }] },
          discovery: withVersions(discovery, name, release),
          earlier: { [name]: older },
        }
      })
      if (made) await changed(made)
      return made
    },
  }
}

function releaseStep(
  current: Revision,
  release: Deployment,
  traffic: number,
  { by, why }: Required<Reason>,
): PlannedRevision {
  const { name } = release.extras.superium
  const { version } = release.metadata
  const stable = defaultOf(current.discovery, name)
  if (stable?.metadata.version === version)
    throw new HttpError(409, `${name} ${version} is live for everybody already.`)
  if (!stable && traffic < 100) throw new HttpError(409, `The first ${name} has to be for everybody.`)
  const event = { by, why, changes: [{ name, version, traffic }] }
  if (stable && traffic < 100) {
    return {
      event: { ...event, action: 'canary' },
      discovery: withVersions(current.discovery, name, stable, { release, traffic }),
    }
  }
  return {
    event: { ...event, action: 'release' },
    discovery: withVersions(current.discovery, name, release),
    ...(stable && { earlier: { [name]: [stable.metadata.version, ...(current.earlier[name] ?? [])] } }),
  }
}

function present(revision: Revision | undefined): Revision {
  if (!revision) throw new HttpError(409, 'Nothing is live yet: start the site once before you release to it.')
  return revision
}

import { join } from 'node:path'
import type { Deployment, RampChange, Retirement, Revision } from '@superium/shared/contract'
import { deploymentFromStore } from '../deployment-from-store'
import { HttpError } from '../http-error'
import type { ReleaseStore } from '../store/release-store'
import { appendRevision, type PlannedRevision } from './append-revision'
import { canaryOf, defaultOf, withVersions } from './default-and-canary-deployments'
import type { Reason } from './reason'
import { type Intent, refuseForced, refuseUnintended } from './refuse-unintended'
import { remarked } from './remarks'
import { withRetirements } from './retired-routes'
import { type RollbackOptions, rollbackStep } from './rollback-step'

/** Throws when a release is incompatible with what is live. */
type Check = (release: Deployment, live: Revision) => Promise<void>

/** A further change that a step makes to the current revision; throws when the step must no longer happen. */
export type Also = (current: Revision) => { ramp: RampChange; ramps: NonNullable<PlannedRevision['ramps']> }

/**
 * Changes what is live. Each method appends a revision by compare-and-swap, resolves to it, and rejects with `HttpError`
 * when the change is not possible.
 */
export interface ReleaseService {
  /** Makes a stored version live for `traffic` per cent of visitors. `check` runs against what is live at that moment. */
  release(
    name: string,
    version: string,
    options: Reason &
      Intent & {
        /** The check of the smoke render that the version failed and was forced past. */
        forced?: string
        /** Live paths that this version gives up. */
        retire?: Retirement[]
        check?: Check
        also?: Also
      },
  ): Promise<Revision>
  /** Gives the canary `version` to everybody; rejects when another canary has replaced it. `check`: as for a release. */
  promote(name: string, reason: Reason & { version: string; check?: Check; also?: Also }): Promise<Revision>
  /**
   * Ends the canary if there is one, otherwise restores the previous version. With `version` it acts only while that
   * version is live, so that several instances may call it at once; `undefined` means that nothing had to be done. A
   * rollback that is incompatible with other releases takes them along or does not happen (`rollbackStep`): an
   * automatic rollback then appends a revision without changes that says so.
   */
  rollback(name: string, options: RollbackOptions): Promise<Revision | undefined>
  /** Appends a revision that changes no version; `undefined` from `plan`: nothing is written. */
  append(plan: (current: Revision) => PlannedRevision | undefined): Promise<Revision | undefined>
}

/** `changed` is called with every appended revision. */
export function createReleaseService(
  store: ReleaseStore,
  changed: (revision: Revision) => Promise<void> | void,
): ReleaseService {
  async function must(plan: (current: Revision) => Promise<PlannedRevision> | PlannedRevision): Promise<Revision> {
    const made = await appendRevision(store, (current) => plan(present(current)))
    if (!made) throw new Error('the plan has no step')
    await changed(made)
    return made
  }

  return {
    async release(name, version, { by, why = '', retire = [], forced, check, also, ...intent }) {
      if (!(await store.has(name, version))) throw new HttpError(404, `${name} ${version} is not in the store.`)
      await store.download(name, version)
      const release = await deploymentFromStore(join(store.dir, name, version), name, version)
      return must(async (current) => {
        refuseUnintended(current, name, version, intent)
        await check?.(release, current)
        const isKnown = forced !== undefined || current.remarks?.[name]?.[version] !== undefined
        const remark = { ...(forced !== undefined && { forced }), takenBack: undefined }
        const step = {
          ...releaseStep(current, release, intent.traffic, { by, why, retire }),
          ...retirementsOf(current, name, retire),
          ...(isKnown && { remarks: remarked(current.remarks, name, version, remark) }),
        }
        return withMore(step, also?.(current))
      })
    },
    promote: (name, { by, why = '', version, check, also }) =>
      must(async (current) => {
        const canary = canaryOf(current.discovery, name)
        const stable = defaultOf(current.discovery, name)
        if (!canary || !stable) throw new HttpError(409, `${name} has no canary to promote.`)
        if (canary.metadata.version !== version) {
          throw new HttpError(
            409,
            `The canary of ${name} is ${canary.metadata.version}, not ${version}. Name that version to promote it.`,
          )
        }
        refuseForced(current, name, version, 100)
        await check?.(canary, current)
        const step: PlannedRevision = {
          event: { by, why, action: 'promote', changes: [{ name, version, traffic: 100 }] },
          discovery: withVersions(current.discovery, name, canary),
          earlier: { [name]: [stable.metadata.version, ...(current.earlier[name] ?? [])] },
        }
        return withMore(step, also?.(current))
      }),
    async rollback(name, options) {
      const made = await appendRevision(store, (current) => rollbackStep(store, present(current), name, options))
      if (made) await changed(made)
      return made
    },
    async append(plan) {
      const made = await appendRevision(store, (current) => plan(present(current)))
      if (made) await changed(made)
      return made
    },
  }
}

const withMore = (step: PlannedRevision, more: ReturnType<Also> | undefined): PlannedRevision =>
  more ? { ...step, event: { ...step.event, ramp: more.ramp }, ramps: more.ramps } : step

function releaseStep(
  current: Revision,
  release: Deployment,
  traffic: number,
  { by, why, retire }: Required<Reason> & { retire: Retirement[] },
): PlannedRevision {
  const { name } = release.extras.superium
  const { version } = release.metadata
  const stable = defaultOf(current.discovery, name)
  if (stable?.metadata.version === version)
    throw new HttpError(409, `${name} ${version} is already live for everybody.`)
  if (!stable && traffic < 100)
    throw new HttpError(409, `The first release of ${name} must go to everybody (traffic 100).`)
  const retires = retire.map((one) => ({ name, ...one }))
  const event = { by, why, changes: [{ name, version, traffic }], ...(retires.length > 0 && { retires }) }
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

const retirementsOf = (current: Revision, name: string, retire: Retirement[]): Pick<PlannedRevision, 'retired'> =>
  retire.length > 0 ? { retired: withRetirements(current.retired ?? [], name, retire) } : {}

function present(revision: Revision | undefined): Revision {
  if (!revision) throw new HttpError(409, 'Nothing is live yet. Start the site once before the first release.')
  return revision
}

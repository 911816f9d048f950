import type { Ramp, RampChange, ReleaseActor, Retirement, Revision } from '@superium/shared/contract'
import { HttpError } from '../http-error'
import type { PlannedRevision } from '../live/append-revision'
import { canaryOf } from '../live/default-and-canary-deployments'
import { newestRevision } from '../live/newest-revision'
import { refuseForced } from '../live/refuse-unintended'
import type { ReleaseService } from '../live/release-service'
import type { ReleaseStore } from '../store/release-store'
import type { Upload } from '../upload/upload'

const MINUTE_MS = 60_000

/** A ramp to start: its steps, and the caller's confirmations as for going live. */
export interface RampPlan {
  steps: number[]
  everyMinutes: number
  by: ReleaseActor
  why: string
  retire: Retirement[]
  replaceCanary: boolean
  again: boolean
}

/** Starts, pauses and stops ramps. Each method resolves to the revision that says so, and rejects with `HttpError`. */
export interface Ramps {
  /** Ramps a canary from its current share on, or makes a stored version live at the first step. */
  start(name: string, version: string, plan: RampPlan): Promise<Revision>
  /** After `resume` the next step is due after the whole interval. */
  change(
    name: string,
    change: 'pause' | 'resume' | 'stop',
    reason: { version: string; by: ReleaseActor; why: string },
  ): Promise<Revision>
}

interface RampParts {
  store: ReleaseStore
  releases: Pick<ReleaseService, 'append'>
  upload: Pick<Upload, 'goLive'>
  now?: () => number
}

/** When the next step of a ramp is due. */
export const dueAfter = ({ everyMinutes }: Pick<Ramp, 'everyMinutes'>, now: number): string =>
  new Date(now + everyMinutes * MINUTE_MS).toISOString()

/** The entry in the history for a change of a ramp. */
export const rampChange = (change: RampChange['change'], { steps, everyMinutes }: RampPlan | Ramp): RampChange => ({
  change,
  steps,
  everyMinutes,
})

/** Per cent of the visitors that get `version` as a canary; undefined when it is none. */
export function canaryShare({ discovery }: Revision, name: string, version: string): number | undefined {
  const canary = canaryOf(discovery, name)
  return canary?.metadata.version === version ? canary.deployment?.traffic : undefined
}

/** A revision that changes a ramp and no share. */
export const rampStep = (
  current: Revision,
  name: string,
  version: string,
  step: { by: ReleaseActor; why: string; ramp: RampChange; after: Ramp | undefined },
): PlannedRevision => ({
  event: {
    by: step.by,
    why: step.why,
    action: 'ramp',
    changes: [{ name, version, traffic: canaryShare(current, name, version) ?? 0 }],
    ramp: step.ramp,
  },
  discovery: current.discovery,
  ramps: { [name]: step.after },
})

export function createRamps({ store, releases, upload, now = Date.now }: RampParts): Ramps {
  const newRamp = (version: string, plan: RampPlan): Ramp => ({
    version,
    steps: plan.steps,
    everyMinutes: plan.everyMinutes,
    by: plan.by,
    why: plan.why,
    nextAt: dueAfter(plan, now()),
  })

  const refuse = (current: Revision, name: string, version: string, { steps }: RampPlan): void => {
    const running = current.ramps?.[name]
    if (running?.version === version) {
      throw new HttpError(409, `A ramp of ${name} ${version} runs already (${running.by.name}). Stop it first.`)
    }
    refuseForced(current, name, version, Math.max(...steps))
  }

  return {
    async start(name, version, plan) {
      const { revision } = await newestRevision(store)
      if (revision) refuse(revision, name, version, plan)
      const isCanary = revision && canaryShare(revision, name, version) !== undefined
      if (!isCanary) {
        const [first = 100, ...left] = plan.steps
        return upload.goLive(name, version, {
          ...{ by: plan.by, why: plan.why, retire: plan.retire, traffic: first },
          ...{ replaceCanary: plan.replaceCanary, again: plan.again },
          also: (current) => {
            refuse(current, name, version, plan)
            if (canaryShare(current, name, version) !== undefined) throw somebodyElse(name, version)
            const ramps = { [name]: left.length > 0 ? newRamp(version, plan) : undefined }
            return { ramp: rampChange('start', plan), ramps }
          },
        })
      }
      const made = await releases.append((current) => {
        refuse(current, name, version, plan)
        const share = canaryShare(current, name, version)
        if (share === undefined) throw somebodyElse(name, version)
        if (plan.steps.every((step) => step <= share)) {
          throw new HttpError(409, `${name} ${version} gets ${share} % of the visitors already. Name a larger share.`)
        }
        const after = newRamp(version, plan)
        return rampStep(current, name, version, { ...plan, ramp: rampChange('start', plan), after })
      })
      return made as Revision
    },
    async change(name, change, { version, by, why }) {
      const made = await releases.append((current) => {
        const ramp = current.ramps?.[name]
        if (ramp?.version !== version) throw new HttpError(409, `No ramp of ${name} ${version} runs.`)
        const isPaused = ramp.nextAt === null
        if (change !== 'stop' && isPaused === (change === 'pause')) {
          throw new HttpError(409, `The ramp of ${name} ${version} ${isPaused ? 'is paused' : 'runs'} already.`)
        }
        const nextAt = change === 'resume' ? dueAfter(ramp, now()) : null
        const after = change === 'stop' ? undefined : { ...ramp, nextAt }
        return rampStep(current, name, version, { by, why, ramp: rampChange(change, ramp), after })
      })
      return made as Revision
    },
  }
}

const somebodyElse = (name: string, version: string): HttpError =>
  new HttpError(409, `Somebody else has changed the share of ${name} ${version} meanwhile. Try again.`)

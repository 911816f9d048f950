import type { Ramp, ReleaseActor, Revision } from '@superium/shared/contract'
import type { ReadCanaryEvidence } from '../api/canary-evidence'
import { HttpError } from '../http-error'
import type { ReleaseService } from '../live/release-service'
import type { Upload } from '../upload/upload'
import { looksWorse, type Place } from './looks-worse'
import { canaryShare, dueAfter, rampChange, rampStep } from './ramps'

/** The actor in the history when the site itself stops a ramp. */
const AUTOMATIC = { kind: 'automatic', name: 'automatic' } as const

/**
 * Whether a version has failed lately for several addresses, as far as this server knows: one visitor alone must not
 * stop a ramp.
 */
export type FailsForSeveral = (place: Place, name: string, version: string) => boolean

interface RunnerParts {
  current(): Promise<Revision | undefined>
  releases: Pick<ReleaseService, 'append'>
  upload: Pick<Upload, 'goLive' | 'promote'>
  evidence: ReadCanaryEvidence
  failsForSeveral: FailsForSeveral
  /** Why the actor who started a ramp may no longer release; undefined if they still may. */
  revoked(by: ReleaseActor): Promise<string | undefined>
  now?: () => number
  warn(message: string): void
}

/** Another edge or a person has changed the ramp first. */
class RampIsOver extends Error {}

/**
 * Takes the steps of all ramps that are due. Every edge may run this at once and after any pause: a step is taken only
 * while the newest revision has the ramp as it was read, so that exactly one edge takes it. A ramp ends when its canary
 * fails more often than the default version (`looksWorse`), when its step is refused, or when the token that started it
 * was revoked; the history says why. While the API does not answer about failures, the ramp waits.
 */
export function createRampRunner({
  current,
  releases,
  upload,
  evidence,
  failsForSeveral,
  revoked,
  now = Date.now,
  warn,
}: RunnerParts) {
  const stop = (name: string, ramp: Ramp, why: string): Promise<unknown> =>
    releases.append((newest) =>
      isSame(newest, name, ramp)
        ? rampStep(newest, name, ramp.version, { by: AUTOMATIC, why, ramp: rampChange('stop', ramp), after: undefined })
        : undefined,
    )

  async function next(name: string, ramp: Ramp, traffic: number): Promise<void> {
    const { version, by, why } = ramp
    const isLast = ramp.steps.every((step) => step <= traffic)
    const after = isLast ? undefined : { ...ramp, nextAt: dueAfter(ramp, now()) }
    const also = (newest: Revision) => {
      if (!isSame(newest, name, ramp)) throw new RampIsOver()
      return { ramp: rampChange('step', ramp), ramps: { [name]: after } }
    }
    await (traffic === 100
      ? upload.promote(name, { by, why, version, also })
      : upload.goLive(name, version, { by, why, traffic, retire: [], also }))
  }

  async function run(revision: Revision, name: string, ramp: Ramp): Promise<void> {
    const share = canaryShare(revision, name, ramp.version)
    const traffic = ramp.steps.find((step) => step > (share ?? 100))
    if (ramp.nextAt === null || traffic === undefined) return
    const seen = await evidence(revision, name)
    const worse = seen ? looksWorse(seen, (place) => failsForSeveral(place, name, ramp.version)) : undefined
    if (worse !== undefined) {
      await stop(name, ramp, `The ramp stops before ${traffic} %: ${worse}.`)
      return
    }
    const refusal = await revoked(ramp.by)
    if (refusal !== undefined) {
      await stop(name, ramp, `The ramp stops before ${traffic} %: ${refusal}`)
      return
    }
    if (Date.parse(ramp.nextAt) > now()) return
    try {
      await next(name, ramp, traffic)
    } catch (error) {
      // A step that came too late is refused too; `stop` then does nothing.
      if (!(error instanceof HttpError) || error.status === 503) throw error
      const words = [error.message, ...error.failures].join(' ')
      await stop(name, ramp, `The ramp stops before ${traffic} %: ${words}`)
    }
  }

  return async (): Promise<void> => {
    const revision = await current()
    for (const [name, ramp] of Object.entries(revision?.ramps ?? {})) {
      if (!revision) continue
      await run(revision, name, ramp).catch((error: unknown) => {
        if (error instanceof RampIsOver) return
        warn(`the ramp of ${name} ${ramp.version} waits: ${error instanceof Error ? error.message : error}`)
      })
    }
  }
}

const isSame = ({ ramps }: Revision, name: string, { version, nextAt }: Ramp): boolean =>
  ramps?.[name]?.version === version && ramps[name].nextAt === nextAt

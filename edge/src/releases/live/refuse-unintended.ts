import type { Revision } from '@superium/shared/contract'
import { HttpError } from '../http-error'
import { allLive, canaryOf } from './default-and-canary-deployments'

/** Per cent of visitors that a release may get when it was forced past the smoke render. */
export const MAX_FORCED_TRAFFIC = 10

/** The caller's request to go live, with its confirmations. */
export interface Intent {
  traffic: number
  /** Whether another canary of the name may end. */
  replaceCanary?: boolean | undefined
  /** Whether a version that was rolled back may go live again. */
  again?: boolean | undefined
}

/**
 * Refuses (`HttpError` 409) what the caller may not intend: to end another canary, to release a version that was rolled
 * back, or to give a version that was forced past the smoke render more visitors than allowed.
 */
export function refuseUnintended(current: Revision, name: string, version: string, intent: Intent): void {
  const canary = canaryOf(current.discovery, name)
  if (canary && canary.metadata.version !== version && !intent.replaceCanary) {
    throw new HttpError(
      409,
      `${name} ${canary.metadata.version} is a canary for ${canary.deployment?.traffic} % of the visitors and would end. ` +
        `Promote it or roll it back first, or say --replace-canary.`,
    )
  }
  refuseForced(current, name, version, intent.traffic)
  const { takenBack } = current.remarks?.[name]?.[version] ?? {}
  const isLive = allLive(current.discovery).some(
    ({ extras: { superium } }) => superium.name === name && superium.version === version,
  )
  if (takenBack && !isLive && !intent.again) {
    throw new HttpError(
      409,
      `${name} ${version} was taken back on ${takenBack.at.slice(0, 10)} by ${takenBack.by.name}` +
        `${takenBack.why && ` (${takenBack.why})`}. To make it live all the same, say --again.`,
    )
  }
}

/** Refuses more than 10 % of the visitors for a version that was forced past the smoke render. */
export function refuseForced({ remarks }: Revision, name: string, version: string, traffic: number): void {
  const { forced } = remarks?.[name]?.[version] ?? {}
  if (forced === undefined || traffic <= MAX_FORCED_TRAFFIC) return
  throw new HttpError(
    409,
    `${name} ${version} was released with --force although the smoke render failed (${forced}), so ` +
      `${MAX_FORCED_TRAFFIC} % of the visitors is the most that it may get. Release a version that passes.`,
  )
}

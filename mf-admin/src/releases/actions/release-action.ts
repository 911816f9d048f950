import type { LiveVersion, ReleaseRemark, ReleaseState } from '@superium/shared/contract'
import { formatMoment } from '../../dates/format-date'
import { historyTexts } from '../history/texts'
import { makeLive, promote, rollBack } from '../release-api'
import { decideTexts as texts } from './texts'

/** An action to confirm, and the live versions when it was offered. */
export interface ReleaseAction {
  kind: 'promote' | 'rollback' | 'live'
  name: string
  /** The version that visitors will get. */
  version: string
  /** The default version before the action. */
  stable: string
  canary: Pick<LiveVersion, 'version' | 'traffic'> | undefined
  /** Whether the version was ever forced past a failed check or rolled back. */
  remark?: ReleaseRemark | undefined
}

const standing = (state: ReleaseState) => ({
  name: state.name,
  stable: state.live.find((one) => one.default)?.version ?? '',
  canary: state.live.find((one) => !one.default),
})

/** Offers to promote the canary to all visitors; undefined without a canary. */
export function promotion(state: ReleaseState): ReleaseAction | undefined {
  const now = standing(state)
  return now.canary && { ...now, kind: 'promote', version: now.canary.version }
}

/** Offers to end the canary or roll back to the previous version; undefined if there is none. */
export function rollbackOf(state: ReleaseState): ReleaseAction | undefined {
  return state.rollbackTo === null ? undefined : { ...standing(state), kind: 'rollback', version: state.rollbackTo }
}

/** Offers to make a stored version live. */
export const liveDecision = (state: ReleaseState, version: string): ReleaseAction => ({
  ...standing(state),
  kind: 'live',
  version,
  remark: state.remarks?.[version],
})

/** The consequences as sentences; `traffic` (per cent) applies only to making a version live. */
export function consequences({ kind, version, stable, canary, remark }: ReleaseAction, traffic: number): string[] {
  const ends = canary && canary.version !== version ? [texts.canaryReplaced(canary.version)] : []
  if (kind === 'promote') return [texts.promoted(version, canary?.traffic ?? 0, stable), texts.openPages]
  if (kind === 'rollback') {
    const back = canary ? texts.canaryEnds(canary.version, canary.traffic, version) : texts.goesBack(stable, version)
    return [back, texts.openPages]
  }
  const given = traffic < 100 ? texts.forSome(version, traffic, stable) : texts.forAll(version, stable)
  const { takenBack, forced } = remark ?? {}
  return [
    ...(takenBack ? [texts.takenBack(version, formatMoment(takenBack.at), takenBack.why)] : []),
    ...(forced === undefined ? [] : [texts.forced(version, forced)]),
    given,
    ...ends,
    texts.openPages,
  ]
}

/** Runs the action and returns the message to show; `done` is false if somebody else has already rolled back. */
export async function runReleaseAction(
  decision: ReleaseAction,
  traffic: number,
  why: string,
  together = false,
): Promise<{ done: boolean; words: string }> {
  const { kind, name, version, stable, canary, remark } = decision
  if (kind === 'promote') {
    await promote(name, version, why)
    return { done: true, words: texts.promotedToast(name, version) }
  }
  if (kind === 'live') {
    // The administrator has confirmed both consequences: ending another canary, and reusing a rolled-back version.
    const replaceCanary = canary !== undefined && canary.version !== version
    await makeLive(name, version, { traffic, why, replaceCanary, again: remark?.takenBack !== undefined })
    return { done: true, words: texts.liveToast(name, version, traffic) }
  }
  const leaving = canary?.version ?? stable
  const step = await rollBack(name, leaving, why, together)
  if (!step) return { done: false, words: texts.tooLate(name, leaving) }
  const restored = step.changes.map((one) => historyTexts.change(one.name, one.version))
  const words = restored.length > 1 ? texts.rolledBackTogetherToast(restored) : texts.rolledBackToast(name, version)
  return { done: true, words }
}

import type { LiveVersion, ReleaseState } from '@superium/shared/contract'
import { makeLive, promote, rollBack } from '../release-api'
import { releaseTexts } from '../texts'

const texts = releaseTexts.decide

/** What an administrator is about to confirm, and the live versions at that moment. */
export interface ReleaseAction {
  kind: 'promote' | 'rollback' | 'live'
  name: string
  /** The version that gets visitors. */
  version: string
  /** The default version before the action. */
  stable: string
  canary: Pick<LiveVersion, 'version' | 'traffic'> | undefined
}

const standing = (state: ReleaseState) => ({
  name: state.name,
  stable: state.live.find((one) => one.default)?.version ?? '',
  canary: state.live.find((one) => !one.default),
})

/** Promotes the canary to all visitors; undefined without a canary. */
export function promotion(state: ReleaseState): ReleaseAction | undefined {
  const now = standing(state)
  return now.canary && { ...now, kind: 'promote', version: now.canary.version }
}

/** Ends the canary or rolls back to the previous version; undefined when there is none. */
export function rollbackOf(state: ReleaseState): ReleaseAction | undefined {
  return state.rollbackTo === null ? undefined : { ...standing(state), kind: 'rollback', version: state.rollbackTo }
}

/** Makes a stored version live. */
export const liveDecision = (state: ReleaseState, version: string): ReleaseAction => ({
  ...standing(state),
  kind: 'live',
  version,
})

/** The consequences as sentences; `traffic` (per cent) applies only to making a version live. */
export function consequences({ kind, version, stable, canary }: ReleaseAction, traffic: number): string[] {
  const ends = canary && canary.version !== version ? [texts.canaryReplaced(canary.version)] : []
  if (kind === 'promote') return [texts.promoted(version, canary?.traffic ?? 0, stable), texts.openPages]
  if (kind === 'rollback') {
    const back = canary ? texts.canaryEnds(canary.version, canary.traffic, version) : texts.goesBack(stable, version)
    return [back, texts.openPages]
  }
  const given = traffic < 100 ? texts.forSome(version, traffic, stable) : texts.forAll(version, stable)
  return [given, ...ends, texts.openPages]
}

/** Runs the action and returns the message to show; `done` is false when somebody else had already rolled back. */
export async function runReleaseAction(
  decision: ReleaseAction,
  traffic: number,
  why: string,
): Promise<{ done: boolean; words: string }> {
  const { kind, name, version, stable, canary } = decision
  if (kind === 'promote') {
    await promote(name, version, why)
    return { done: true, words: texts.promotedToast(name, version) }
  }
  if (kind === 'live') {
    await makeLive(name, version, traffic, why)
    return { done: true, words: texts.liveToast(name, version, traffic) }
  }
  const leaving = canary?.version ?? stable
  return (await rollBack(name, leaving, why))
    ? { done: true, words: texts.rolledBackToast(name, version) }
    : { done: false, words: texts.tooLate(name, leaving) }
}

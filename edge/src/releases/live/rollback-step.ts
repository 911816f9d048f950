import type { Revision } from '@superium/shared/contract'
import { HttpError } from '../http-error'
import type { ReleaseStore } from '../store/release-store'
import type { PlannedRevision } from './append-revision'
import { canaryOf, defaultOf } from './default-and-canary-deployments'
import { type FittingRollback, planRollback, type RollbackPlan } from './find-fitting-rollback'
import { lostPaths } from './lost-paths'
import type { Reason } from './reason'
import { remarked } from './remarks'
import { type RollbackTarget, rollbackTargets } from './rollback-targets'

/** Characters of a reason that a version's remark keeps. */
const MAX_WHY = 300
/** Problems that a reason for the history names. */
const MAX_NAMED = 2

/** Options of a rollback. */
export interface RollbackOptions extends Reason {
  /** Acts only while this version is live. */
  version?: string | undefined
  /** Whether the caller may roll these names back together, if one is incompatible alone; undefined: not requested. */
  together?: ((names: string[]) => boolean) | undefined
}

/**
 * The revision of a rollback; undefined when nothing has to be done. If the restored version is incompatible with other
 * live releases, these are rolled back with it: at once when the rollback is automatic, otherwise when `together`
 * allows it. If no joint rollback works and redirects that would lead nowhere are the only problem, an automatic
 * rollback, or one with `together`, happens all the same: no team's redirect may keep another team's failing version
 * live.
 */
export async function rollbackStep(
  store: ReleaseStore,
  current: Revision,
  name: string,
  { by, why = '', version, together }: RollbackOptions,
): Promise<PlannedRevision | undefined> {
  const stable = defaultOf(current.discovery, name)?.metadata.version
  const canary = canaryOf(current.discovery, name)?.metadata.version
  if (stable === undefined) throw new HttpError(404, `${name} is not live.`)
  if (version !== undefined && version !== stable && version !== canary) return undefined
  const targets = rollbackTargets(current, name)
  // The default version is failing, so ending the canary would not help.
  const target = canary !== undefined && version === stable ? targets[1] : targets[0]
  if (!target) throw new HttpError(409, `${name} has no earlier version to roll back to.`)
  const plan = await planRollback(store, current, target)
  if (plan.problems.length === 0) return revisionOf(current, plan.alone, { by, why })
  if (by.kind === 'automatic') {
    if (plan.together)
      return revisionOf(current, plan.together, { by, why: jointWhy(why, plan.together, plan.problems) })
    if (plan.isOnlyRedirects) return revisionOf(current, plan.alone, { by, why: strandingWhy(why, plan.problems) })
    return blockedStep(current, target, plan.problems, { by, why })
  }
  if (!plan.together && plan.isOnlyRedirects && together) {
    return revisionOf(current, plan.alone, { by, why: strandingWhy(why, plan.problems) })
  }
  if (!plan.together || !together) throw doesNotFit(target, plan)
  const names = plan.together.targets.map((one) => one.name)
  if (!together(names)) {
    const others = listed(names.filter((one) => one !== name))
    throw new HttpError(403, `The token of ${by.name} cannot roll back ${others}: ask that team or an administrator.`)
  }
  return revisionOf(current, plan.together, { by, why: jointWhy(why, plan.together, plan.problems) })
}

function revisionOf(
  current: Revision,
  { targets, discovery }: FittingRollback,
  reason: Required<Reason>,
): PlannedRevision {
  const at = new Date().toISOString()
  let { remarks } = current
  for (const { name, leaves } of targets) {
    for (const version of leaves) {
      remarks = remarked(remarks, name, version, {
        takenBack: { at, by: reason.by, why: reason.why.slice(0, MAX_WHY) },
      })
    }
  }
  const loses = lostPaths(current.discovery, discovery, current.retired ?? [])
  return {
    event: {
      ...reason,
      action: 'rollback',
      changes: targets.map(({ name, version }) => ({ name, version, traffic: 100 })),
      ...(loses.length > 0 && { loses }),
    },
    discovery,
    earlier: Object.fromEntries(targets.map(({ name, earlier }) => [name, earlier])),
    ...(remarks && { remarks }),
  }
}

/** Records once in the history that a failing version stays live, and why. */
function blockedStep(
  current: Revision,
  { name, version, leaves }: RollbackTarget,
  problems: string[],
  { by, why }: Required<Reason>,
): PlannedRevision | undefined {
  const failing = canaryOf(current.discovery, name)?.metadata.version ?? leaves[0] ?? ''
  if (current.blocked?.[name]?.version === failing) return undefined
  const words =
    `${name} ${failing} stays live although it should go back (${why}): ${version} does not fit what else is live, and ` +
    `no joint rollback does. ${short(problems)} Release a version that works.`
  return {
    event: { by, why: words, action: 'rollback', changes: [] },
    discovery: current.discovery,
    blocked: { [name]: { version: failing, why: words } },
  }
}

function doesNotFit(target: RollbackTarget, plan: RollbackPlan): HttpError {
  const { problems, isOnlyRedirects } = plan
  const together = plan.together ?? (isOnlyRedirects ? plan.alone : undefined)
  const others = (together?.targets ?? []).filter(({ name }) => name !== target.name)
  return new HttpError(
    409,
    `${target.name} ${target.version} does not fit what else is live. ${wayOut(others, isOnlyRedirects)}`,
    problems,
    together ? { together: together.targets.map(({ name, version }) => ({ name, version })) } : {},
  )
}

function wayOut(others: RollbackTarget[], isOnlyRedirects: boolean): string {
  if (others.length > 0) {
    const words = listed(others.map(({ name, version }) => `${name} ${version}`))
    return (
      `It fits together with ${words}: roll ${listed(others.map(({ name }) => name))} back first, or let an administrator ` +
      `roll back all at once (--together, or the releases page).`
    )
  }
  return isOnlyRedirects
    ? 'Only redirects would lead nowhere: --together rolls back all the same.'
    : 'No joint rollback fits either: release a new version that works.'
}

const strandingWhy = (why: string, problems: string[]): string => `${why} ${short(problems)}`.trim()

function jointWhy(why: string, { targets: [own, ...others] }: FittingRollback, problems: string[]): string {
  const names = listed(others.map(({ name, version }) => `${name} ${version}`))
  return `${why} Together with ${names}, because ${own?.name} ${own?.version} does not fit otherwise: ${short(problems)}`.trim()
}

const short = (problems: string[]): string => problems.slice(0, MAX_NAMED).join(' ')

const listed = (words: string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

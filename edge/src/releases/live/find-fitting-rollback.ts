import { join } from 'node:path'
import type { Deployment, Discovery, Revision } from '@superium/shared/contract'
import { checkRollback } from '../check/check-rollback'
import { strandedRedirects } from '../check/check-routes'
import { deploymentFromStore } from '../deployment-from-store'
import type { ReleaseStore } from '../store/release-store'
import { defaultOf, withVersions } from './default-and-canary-deployments'
import { stillRetired } from './retired-routes'
import { type RollbackTarget, rollbackTargets } from './rollback-targets'

/** Earlier versions of each other name that a joint rollback tries. */
const MAX_STEPS_BACK = 4

/** A rollback of one name, and of those that must be rolled back with it. */
export interface FittingRollback {
  targets: RollbackTarget[]
  discovery: Discovery
}

/** Why a version cannot be restored alone, and the joint rollback that works, if there is one. */
export interface RollbackPlan {
  alone: FittingRollback
  problems: string[]
  /** Whether redirects that would lead nowhere are the only problems. */
  isOnlyRedirects: boolean
  together: FittingRollback | undefined
}

/**
 * Checks a rollback against what else is live and, if that is incompatible, looks for the names to roll back with it.
 */
export async function planRollback(
  store: ReleaseStore,
  current: Revision,
  target: RollbackTarget,
): Promise<RollbackPlan> {
  const loaded = new Map<string, Promise<Deployment | undefined>>()

  function load({ name, version }: RollbackTarget): Promise<Deployment | undefined> {
    const key = `${name} ${version}`
    const stable = defaultOf(current.discovery, name)
    const found =
      stable?.metadata.version === version
        ? Promise.resolve(stable)
        : (loaded.get(key) ?? fromStore(store, name, version).catch(() => undefined))
    loaded.set(key, found)
    return found
  }

  /** Undefined when a version of the plan cannot be read. */
  async function attempt(targets: RollbackTarget[]): Promise<(FittingRollback & { problems: string[] }) | undefined> {
    const restored = (await Promise.all(targets.map(load))).filter((one) => one !== undefined)
    if (restored.length < targets.length) return undefined
    const discovery = restored.reduce(
      (site, one) => withVersions(site, one.extras.superium.name, one),
      current.discovery,
    )
    const change = { before: current.discovery, after: discovery, retired: current.retired ?? [] }
    return { targets, discovery, problems: await checkRollback(change, restored, store) }
  }

  const alone = await attempt([target])
  if (!alone) throw new Error(`${target.name} ${target.version} cannot be read from the store`)
  const { problems } = alone
  const stranded = strandedRedirects(
    current.discovery,
    alone.discovery,
    stillRetired(current.retired ?? [], alone.discovery),
  )
  const isOnlyRedirects = problems.every((one) => stranded.includes(one))
  let best = alone
  while (best.problems.length > 0) {
    const taken = best.targets.map(({ name }) => name)
    const others = Object.keys(current.discovery.microFrontends).filter((name) => !taken.includes(name))
    const next = others.flatMap((name) => rollbackTargets(current, name).slice(0, MAX_STEPS_BACK))
    let better: typeof best | undefined
    for (const one of next) {
      const tried = await attempt([...best.targets, one])
      if (tried && tried.problems.length < (better ?? best).problems.length) better = tried
    }
    if (!better) return { alone, problems, isOnlyRedirects, together: undefined }
    best = better
  }
  return { alone, problems, isOnlyRedirects, together: best === alone ? undefined : best }
}

async function fromStore(store: ReleaseStore, name: string, version: string): Promise<Deployment> {
  await store.download(name, version)
  return deploymentFromStore(join(store.dir, name, version), name, version)
}

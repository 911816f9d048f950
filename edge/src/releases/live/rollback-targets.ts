import type { Revision } from '@superium/shared/contract'
import { canaryOf, defaultOf } from './default-and-canary-deployments'

/** A version to restore for everybody, and the versions that remain as targets after it. */
export interface RollbackTarget {
  name: string
  version: string
  earlier: string[]
  /** The versions that the rollback removes. */
  leaves: string[]
}

/** The rollback targets of a name, nearest first: the stable version beside a canary, then the earlier versions. */
export function rollbackTargets({ discovery, earlier }: Revision, name: string): RollbackTarget[] {
  const stable = defaultOf(discovery, name)?.metadata.version
  const canary = canaryOf(discovery, name)?.metadata.version
  if (stable === undefined) return []
  const before = earlier[name] ?? []
  const live = [stable, ...(canary === undefined ? [] : [canary])]
  return [
    ...(canary === undefined ? [] : [{ name, version: stable, earlier: before, leaves: [canary] }]),
    ...before.map((version, index) => ({ name, version, earlier: before.slice(index + 1), leaves: live })),
  ]
}

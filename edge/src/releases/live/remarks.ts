import type { ReleaseRemark, ReleaseRemarks } from '@superium/shared/contract'

/** Versions of one name with a remark; the oldest are forgotten first. */
const MAX_REMARKED = 50

/** The remarks with a change of those of one version. */
export function remarked(
  remarks: ReleaseRemarks | undefined,
  name: string,
  version: string,
  change: ReleaseRemark,
): ReleaseRemarks {
  const { [version]: before, ...others } = remarks?.[name] ?? {}
  const kept = Object.entries(others).slice(1 - MAX_REMARKED)
  return { ...remarks, [name]: Object.fromEntries([...kept, [version, { ...before, ...change }]]) }
}

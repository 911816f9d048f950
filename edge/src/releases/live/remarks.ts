import type { ReleaseRemark, ReleaseRemarks } from '@superium/shared/contract'

/** Versions of one name with a remark; the oldest are forgotten first, but forced versions last. */
const MAX_REMARKED = 50

/** The remarks, with a change to one version's. */
export function remarked(
  remarks: ReleaseRemarks | undefined,
  name: string,
  version: string,
  change: ReleaseRemark,
): ReleaseRemarks {
  const { [version]: before, ...others } = remarks?.[name] ?? {}
  const kept = Object.entries(others)
  while (kept.length >= MAX_REMARKED) {
    // A forced version without its remark could go live for everybody.
    const oldest = kept.findIndex(([, { forced }]) => forced === undefined)
    kept.splice(Math.max(oldest, 0), 1)
  }
  return { ...remarks, [name]: Object.fromEntries([...kept, [version, { ...before, ...change }]]) }
}

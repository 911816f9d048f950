import type { Discovery, Ramp, Revision } from '@superium/shared/contract'
import { canaryOf } from './default-and-canary-deployments'

/**
 * The ramps after a step; undefined if there are none. `changed`: the ramps that the step itself changes. Other ramps
 * continue while their canary keeps its share; a rollback, a promotion, another canary or a share set by somebody else
 * ends them.
 */
export function rampsAfter(
  current: Revision | undefined,
  discovery: Discovery,
  changed: Record<string, Ramp | undefined> = {},
): Record<string, Ramp> | undefined {
  const kept = Object.entries(current?.ramps ?? {}).filter(
    ([name]) => current && shareOf(current.discovery, name) === shareOf(discovery, name),
  )
  const ramps = Object.entries({ ...Object.fromEntries(kept), ...changed }).flatMap(([name, ramp]) =>
    ramp && canaryOf(discovery, name)?.metadata.version === ramp.version ? [[name, ramp] as const] : [],
  )
  return ramps.length > 0 ? Object.fromEntries(ramps) : undefined
}

/** Per cent of the visitors that get the canary. */
const shareOf = (discovery: Discovery, name: string): number | undefined =>
  canaryOf(discovery, name)?.deployment?.traffic

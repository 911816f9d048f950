import type { ReleaseAction } from '@superium/shared/contract'
import type { Step } from './event-of'

/** Search criteria for steps of the history; a step must match every field that is given. */
export interface StepSearch {
  name?: string | undefined
  version?: string | undefined
  action?: ReleaseAction | undefined
  /** A kind of actor, or a part of an actor's name. */
  by?: string | undefined
  /** A part of a name, version, reason, path or actor. */
  text?: string | undefined
}

const KINDS = ['team', 'admin', 'automatic', 'local']

/** Whether a step matches a search, ignoring case. `ownerOf`: the team of a name. */
export function matchesSearch(step: Step, search: StepSearch, ownerOf: (name: string) => string | undefined): boolean {
  const { name, version, action, by, text } = search
  const { changes, retires = [], loses = [] } = step
  const who = [step.by.name, step.by.token ?? '', ...(step.by.kind === 'team' ? [ownerOf(step.by.name) ?? ''] : [])]
  if (action !== undefined && step.action !== action) return false
  if (by !== undefined && (KINDS.includes(by) ? step.by.kind !== by : !contains(who, by))) return false
  if (name !== undefined && !changes.some((one) => one.name === name)) return false
  const ofName = changes.filter((one) => name === undefined || one.name === name)
  if (version !== undefined && !ofName.some((one) => one.version === version)) return false
  if (text === undefined) return true
  const words = [
    ...[step.why, ...who, ...loses],
    ...changes.map((one) => `${one.name} ${one.version}`),
    ...retires.flatMap(({ path, to = '' }) => [path, to]),
  ]
  return contains(words, text)
}

const contains = (places: string[], text: string): boolean =>
  places.some((one) => one.toLowerCase().includes(text.toLowerCase()))

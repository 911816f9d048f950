import type { Ramp, ReleaseActor, ReleaseState, ReleasesState } from '@superium/shared/contract'
import type { Step } from './site/release-api-client'

export const visitors = (traffic: number): string => (traffic === 100 ? 'everybody' : `${traffic} % of the visitors`)

/** The name of a step's actor; for a team, with the label of its token. */
export function actorName({ kind, name, token }: ReleaseActor): string {
  if (kind === 'automatic') return 'the site itself'
  if (kind !== 'team') return name
  return token === undefined ? `team ${name}` : `team ${name} · ${token}`
}

/** `2026-11-22 20:45` of an ISO time, in UTC. */
export const minute = (time: string): string => time.slice(0, 16).replace('T', ' ')

/** The lines of `status` for one name. */
export function nameLines({ name, owner, live, rollbackTo, blocked, ramp }: ReleaseState): string[] {
  return [
    `${name} (team ${owner})`,
    ...live.map(
      ({ version, traffic, since, by }) =>
        `  ${version.padEnd(16)} for ${visitors(traffic).padEnd(20)} since ${minute(since)} UTC, by ${actorName(by)}`,
    ),
    ...(ramp ? [rampLine(ramp)] : []),
    ...(blocked ? [`  ! ${blocked.why}`] : []),
    rollbackTo === null ? '  no earlier version to roll back to' : `  a rollback restores ${rollbackTo}`,
  ]
}

const rampLine = ({ steps, everyMinutes, nextAt }: Ramp): string =>
  `  ramp ${steps.join(', ')} %, every ${everyMinutes} min, ${nextAt === null ? 'paused' : `next step ${minute(nextAt)} UTC`}`

/** The last steps of a name, or of all names when it is empty. */
export function historyLines({ history }: ReleasesState, name: string): string[] {
  const own = history.filter(({ changes }) => name === '' || changes.some((change) => change.name === name))
  return own.slice(0, 10).map(stepLine)
}

export function stepLine({ number, at, by, action, changes, why, retires, loses, ramp }: Step): string {
  const changed = changes.map(({ name, version, traffic }) => `${name} ${version} for ${visitors(traffic)}`)
  const what = action === 'rollback' && changes.length === 0 ? 'not possible' : changed.join(', ')
  const paths = [
    ...(retires ?? []).map(({ path, to }) => (to === undefined ? `retires ${path}` : `retires ${path} for ${to}`)),
    ...(loses ?? []).map((path) => `no longer answers ${path}`),
  ]
  const ramped = action === 'ramp' && ramp ? `${action} ${ramp.change}` : action
  const line = `  ${number}. ${minute(at)} ${ramped} ${what}, by ${actorName(by)}${why && `: ${why}`}`
  return paths.length > 0 ? `${line} (${paths.join(', ')})` : line
}

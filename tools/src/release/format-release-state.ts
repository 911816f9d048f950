import type { ReleaseActor, ReleaseState, ReleasesState } from '@superium/shared/contract'
import type { Step } from './release-api-client'

export const visitors = (traffic: number): string => (traffic === 100 ? 'everybody' : `${traffic} % of the visitors`)

/** Who did a step, in words. */
export const actorName = ({ kind, name }: ReleaseActor): string =>
  kind === 'team' ? `team ${name}` : kind === 'automatic' ? 'automatic rollback' : name

const minute = (time: string): string => time.slice(0, 16).replace('T', ' ')

/** The lines of `status` for one name. */
export function nameLines({ name, owner, live, rollbackTo, blocked }: ReleaseState): string[] {
  return [
    `${name} (team ${owner})`,
    ...live.map(
      ({ version, traffic, since, by }) =>
        `  ${version.padEnd(16)} for ${visitors(traffic).padEnd(20)} since ${minute(since)} UTC, by ${actorName(by)}`,
    ),
    ...(blocked ? [`  ! ${blocked.why}`] : []),
    rollbackTo === null ? '  no earlier version to roll back to' : `  a rollback restores ${rollbackTo}`,
  ]
}

/** The last steps of a name, or of all names when it is empty. */
export function historyLines({ history }: ReleasesState, name: string): string[] {
  const own = history.filter(({ changes }) => name === '' || changes.some((change) => change.name === name))
  return own.slice(0, 10).map(stepLine)
}

export function stepLine({ number, at, by, action, changes, why, retires, loses }: Step): string {
  const changed = changes.map(({ name, version, traffic }) => `${name} ${version} for ${visitors(traffic)}`)
  const what = action === 'rollback' && changes.length === 0 ? 'not possible' : changed.join(', ')
  const paths = [
    ...(retires ?? []).map(({ path, to }) => (to === undefined ? `retires ${path}` : `retires ${path} for ${to}`)),
    ...(loses ?? []).map((path) => `no longer answers ${path}`),
  ]
  const line = `  ${number}. ${minute(at)} ${action} ${what}, by ${actorName(by)}${why && `: ${why}`}`
  return paths.length > 0 ? `${line} (${paths.join(', ')})` : line
}

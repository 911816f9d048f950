import type { Team } from './team'
import type { Visit } from './visitors'

const isBad = ({ status, isWhole }: Visit): boolean => status !== 200 || !isWhole

/** The visits that got no complete page, except while the page's own team had broken it. */
export function wrongVisits(visits: Visit[], teams: Team[]): string[] {
  const isOwnFault = ({ name, from, to }: Visit): boolean =>
    teams.some((team) => team.name === name && team.badTimes.some((time) => from <= time.to && to >= time.from))
  return visits.filter((visit) => isBad(visit) && !isOwnFault(visit)).map(told)
}

const told = ({ name, path, from, to, status, isWhole, error = '' }: Visit): string =>
  `${new Date(from).toISOString()} ${name} ${path}: ${status}${isWhole ? '' : ' in part'} after ${to - from} ms ${error}`

/** A one-line summary of all visits. */
export function summaryOf(visits: Visit[]): string {
  const share = (is: (visit: Visit) => boolean) => `${visits.filter(is).length} of ${visits.length}`
  const times = visits.map(({ from, to }) => to - from).sort((one, other) => one - other)
  return (
    `${share((visit) => !isBad(visit))} visits got a page, ${share(({ isRendered }) => isRendered)} a rendered one; ` +
    `median ${times[Math.floor(times.length / 2)]} ms, longest ${times.at(-1)} ms`
  )
}

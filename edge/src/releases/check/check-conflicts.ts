import { CONTRACT_VERSION, type Deployment, type Discovery, type ReleaseFacts } from '@superium/shared/contract'
import { allLive, defaultOf } from '../live/default-and-canary-deployments'
import { checkPages } from './check-pages'

/**
 * Checks routes, slots, container name and contract against everything else that is live; `now` is the version for everybody
 * that it follows.
 */
export function checkConflicts(
  facts: ReleaseFacts,
  live: Discovery,
  now = defaultOf(live, facts.name)?.extras.superium,
): string[] {
  const others = allLive(live).filter(({ extras }) => extras.superium.name !== facts.name)
  return [
    ...(facts.contract <= CONTRACT_VERSION
      ? []
      : [`It was built for contract ${facts.contract}, the site supports contract ${CONTRACT_VERSION} and older.`]),
    ...(now && now.kind !== facts.kind ? [`${facts.name} is a ${now.kind}, not a ${facts.kind}.`] : []),
    ...(!now && facts.kind === 'host' ? ['The site already has a host with another name.'] : []),
    ...others
      .filter(({ extras }) => extras.superium.container === facts.container)
      .map(({ extras }) => `The container name "${facts.container}" belongs to ${extras.superium.name}.`),
    ...checkPages(facts, others),
    ...facts.slots.flatMap((slot) =>
      fillersOf(slot, others).map((name) => `The slot ${slot} is already filled by ${name}.`),
    ),
    ...(now?.slots ?? [])
      .filter((slot) => !facts.slots.includes(slot) && usersOf(slot, others) && fillersOf(slot, others).length === 0)
      .map(
        (slot) =>
          `The slot ${slot} would be empty: the live shell shows it and only ${facts.name} ${now?.version} fills it.`,
      ),
    ...(facts.uses ?? [])
      .filter((slot) => now?.uses && !now.uses.includes(slot) && fillersOf(slot, others).length === 0)
      .map((slot) => `It shows the slot ${slot}, which no live remote fills. Release the remote first.`),
  ]
}

const namesOf = (deployments: Deployment[]): string[] => [
  ...new Set(deployments.map(({ extras }) => extras.superium.name)),
]

const fillersOf = (slot: string, others: Deployment[]): string[] =>
  namesOf(others.filter(({ extras }) => extras.superium.slots.includes(slot)))

/** A host that does not declare its slots counts as showing all of them. */
const usersOf = (slot: string, others: Deployment[]): boolean =>
  others.some(({ extras: { superium } }) => superium.kind === 'host' && (superium.uses?.includes(slot) ?? true))

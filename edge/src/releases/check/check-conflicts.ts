import { CONTRACT_VERSION, type Deployment, type Discovery, type ReleaseFacts } from '@superium/shared/contract'
import { allLive, defaultOf } from '../live/deployments'
import { checkPages } from './check-pages'

/** What a release promises, held against everything else that is live: routes, slots, container, contract. */
export function checkConflicts(facts: ReleaseFacts, live: Discovery): string[] {
  const others = allLive(live).filter(({ extras }) => extras.superium.name !== facts.name)
  const now = defaultOf(live, facts.name)?.extras.superium
  return [
    ...(facts.contract <= CONTRACT_VERSION
      ? []
      : [`It speaks contract ${facts.contract}, the site speaks ${CONTRACT_VERSION} and older ones.`]),
    ...(now && now.kind !== facts.kind ? [`${facts.name} is a ${now.kind}, not a ${facts.kind}.`] : []),
    ...(!now && facts.kind === 'host' ? ['The site has a host already, under another name.'] : []),
    ...others
      .filter(({ extras }) => extras.superium.container === facts.container)
      .map(({ extras }) => `The container "${facts.container}" is that of ${extras.superium.name}.`),
    ...checkPages(facts, others),
    ...facts.slots.flatMap((slot) => fillersOf(slot, others).map((name) => `The slot ${slot} is filled by ${name}.`)),
    ...(now?.slots ?? [])
      .filter((slot) => !facts.slots.includes(slot) && usersOf(slot, others) && fillersOf(slot, others).length === 0)
      .map((slot) => `The slot ${slot} would be empty: the live shell shows it, and ${now?.version} fills it.`),
  ]
}

const namesOf = (deployments: Deployment[]): string[] => [
  ...new Set(deployments.map(({ extras }) => extras.superium.name)),
]

const fillersOf = (slot: string, others: Deployment[]): string[] =>
  namesOf(others.filter(({ extras }) => extras.superium.slots.includes(slot)))

/** A host that does not say which slots it shows is taken to show them all. */
const usersOf = (slot: string, others: Deployment[]): boolean =>
  others.some(({ extras: { superium } }) => superium.kind === 'host' && (superium.uses?.includes(slot) ?? true))

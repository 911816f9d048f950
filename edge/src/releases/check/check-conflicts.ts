import { CONTRACT_VERSION, type Deployment, type Discovery, type ReleaseFacts } from '@superium/shared/contract'
import { allLive, defaultOf } from '../live/default-and-canary-deployments'
import { checkContributions } from './check-contributions'
import { checkPages } from './check-pages'

/**
 * Checks routes, slots, menu entries, container name and contract against everything else that is live; `now` is the
 * default version that it replaces.
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
    ...checkContributions(facts),
    ...facts.slots
      .filter((slot) => !isOpen(slot, others))
      .flatMap((slot) => fillersOf(slot, others).map((name) => `The slot ${slot} is already filled by ${name}.`)),
    ...(facts.kind === 'host' ? shutSlots(facts, others) : []),
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

/** Whether every live host shows all remotes that fill this slot. */
function isOpen(slot: string, others: Deployment[]): boolean {
  const hosts = others.filter(({ extras }) => extras.superium.kind === 'host')
  return hosts.length > 0 && hosts.every(({ extras }) => extras.superium.openSlots?.includes(slot))
}

/** Slots that several remotes fill, but of which this host would show only one. */
const shutSlots = ({ uses = [], openSlots = [] }: ReleaseFacts, others: Deployment[]): string[] =>
  uses
    .filter((slot) => !openSlots.includes(slot))
    .map((slot) => ({ slot, names: fillersOf(slot, others) }))
    .filter(({ names }) => names.length > 1)
    .map(({ slot, names }) => `It shows one remote in the slot ${slot}, which ${names.join(' and ')} fill.`)

/** A host that does not declare its slots counts as showing all of them. */
const usersOf = (slot: string, others: Deployment[]): boolean =>
  others.some(({ extras: { superium } }) => superium.kind === 'host' && (superium.uses?.includes(slot) ?? true))

import type { ReleaseFacts } from '@superium/shared/contract'
import { leadsToOwnPage } from '../../routing/leads-to-own-page'

/** Contributions whose entries are links. */
const MENUS = ['header', 'drawer', 'footer', 'account'] as const

/** Checks that the entries of a release lead to its own pages, each once per menu, and that it exposes its home section. */
export function checkContributions(facts: ReleaseFacts): string[] {
  const { contributions = {}, slots } = facts
  return [
    ...MENUS.flatMap((menu) => {
      const entries = contributions[menu] ?? []
      return entries.flatMap(({ to }, index) => {
        const field = `contributions.${menu}[${index}].to`
        if (!leadsToOwnPage(facts, to)) return [`${field} is ${to}, but an entry leads to a page of its own release.`]
        return entries.findIndex((other) => other.to === to) < index
          ? [`${field} is ${to}, which the menu has already.`]
          : []
      })
    }),
    ...(contributions.home && !slots.includes('home')
      ? ['contributions.home needs the component ./slots/home, which the release does not expose.']
      : []),
    ...(slots.includes('home') && !contributions.home
      ? ['It exposes ./slots/home, but contributions.home does not say its label, order and height.']
      : []),
  ]
}

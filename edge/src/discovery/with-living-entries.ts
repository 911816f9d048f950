import type { Contributions, Deployment } from '@superium/shared/contract'
import { leadsToOwnPage } from '../routing/leads-to-own-page'

/**
 * The deployment without menu entries that lead to none of its pages, and without a home section that it does not
 * expose. The release check refuses both, but does not see development servers.
 */
export function withLivingEntries(deployment: Deployment): Deployment {
  const { superium } = deployment.extras
  const { contributions } = superium
  if (!contributions) return deployment
  const living = <T extends { to: string }>(entries: T[] | undefined): T[] | undefined =>
    entries?.filter(({ to }) => leadsToOwnPage(superium, to))
  const { header, drawer, footer, account, home } = contributions
  const kept: Contributions = {
    header: living(header),
    drawer: living(drawer),
    footer: living(footer),
    account: living(account),
    home: superium.slots.includes('home') ? home : undefined,
  }
  return { ...deployment, extras: { superium: { ...superium, contributions: kept } } }
}

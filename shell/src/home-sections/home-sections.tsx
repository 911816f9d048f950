import type { Deployment, HomeSection as Section } from '@superium/shared/contract'
import { useLocation } from '@superium/shared/router'
import { $session, useShared } from '@superium/shared/state'
import { inOrder, isForEverybody, isShownTo } from '../menu-entries/entries-at'
import type { Remotes } from '../remotes/create-remotes'
import { HomeSection } from './home-section'

/** The sections that remotes add below the home page: by order, those with a condition after those for everybody. */
export function HomeSections({ remotes }: { remotes: Remotes }) {
  const session = useShared($session)
  if (useLocation().pathname !== '/') return null
  const added = remotes.deployments
    .flatMap((of): { of: Deployment; section: Section }[] => {
      const section = of.extras.superium.contributions?.home
      return section ? [{ of, section }] : []
    })
    .sort((a, b) => inOrder(a.section, b.section))
  return [true, false].map((everybody) =>
    added
      .filter(({ section }) => isForEverybody(section) === everybody && isShownTo(section, session))
      .map(({ of, section }) => (
        <HomeSection key={of.extras.superium.name} of={of} section={section} remotes={remotes} />
      )),
  )
}

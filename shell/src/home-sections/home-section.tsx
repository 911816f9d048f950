import type { Deployment, HomeSection as Section } from '@superium/shared/contract'
import { Skeleton } from '@superium/shared/ui'
import { type CSSProperties, memo, type ReactNode, Suspense, use, useRef } from 'react'
import type { Remotes } from '../remotes/create-remotes'
import { SlotOf } from '../slots/slot'
import css from './home-section.module.css'
import { useNear } from './use-near'

interface HomeSectionProps {
  of: Deployment
  section: Section
  remotes: Remotes
}

/**
 * One remote's section of the home page, with its height reserved. The server's HTML stays until the visitor scrolls
 * near; only then its code loads. Memoized, because a new render would make React replace a part that it has not
 * hydrated.
 */
export const HomeSection = memo(function HomeSection({ of, section, remotes }: HomeSectionProps) {
  const place = useRef<HTMLElement>(null)
  const near = useNear(place)
  const { label, height } = section
  const size = { '--phone': `${height.phone}px`, '--wide': `${height.wide}px` } as CSSProperties
  const fallback = <Skeleton height="var(--height)" />
  return (
    <section ref={place} className={css.section} style={size} aria-label={label}>
      <div>
        <Suspense fallback={fallback}>
          <Gate until={near}>
            <SlotOf name="home" of={of} remotes={remotes} props={{}} fallback={fallback} />
          </Gate>
        </Suspense>
      </div>
    </section>
  )
})

function Gate({ until, children }: { until: Promise<void> | null; children: ReactNode }) {
  if (until) use(until)
  return children
}

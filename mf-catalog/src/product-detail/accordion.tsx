import { useLocation } from '@superium/shared/router'
import { type ReactNode, useEffect, useRef } from 'react'
import css from './product-sections.module.css'
import { type SectionId, sectionTitles } from './section'

/** A collapsible section; a link to it opens it. */
export function Accordion({ id, children }: { id: SectionId; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null)
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice
  useEffect(() => {
    if (details.current && hash === `#${id}`) details.current.open = true
  }, [id, hash, key])
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <details ref={details} open className={css.accordion}>
        <summary>
          <h2 id={`${id}-title`}>{sectionTitles[id]}</h2>
        </summary>
        {children}
      </details>
    </section>
  )
}

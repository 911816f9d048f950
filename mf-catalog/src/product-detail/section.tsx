import type { ReactNode, RefObject } from 'react'
import { detailTexts } from '../detail-texts'
import { texts } from '../texts'
import css from './product-sections.module.css'

/** The titles of the sections, in order (spec §2). */
export const sectionTitles = {
  specification: texts.detail.specification,
  description: texts.detail.description,
  questions: detailTexts.questions.title,
  reviews: detailTexts.reviews.title,
} as const

export type SectionId = keyof typeof sectionTitles

interface SectionProps {
  id: SectionId
  /** The heading, which gets the focus when a focused element of the section disappears. */
  title?: RefObject<HTMLHeadingElement | null>
  children: ReactNode
}

/** A section of the page under its title. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} className={css.section} aria-labelledby={`${id}-title`}>
      <h2 ref={title} id={`${id}-title`} tabIndex={title && -1}>
        {sectionTitles[id]}
      </h2>
      {children}
    </section>
  )
}

import type { ReactNode, RefObject } from 'react'
import { questionsTexts } from '../questions/texts'
import { reviewsTexts } from '../reviews/texts'
import css from './product-sections.module.css'
import { productDetailTexts } from './texts'

/** The titles of the sections, in order (spec §2). */
export const sectionTitles = {
  specification: productDetailTexts.specification,
  description: productDetailTexts.description,
  questions: questionsTexts.title,
  reviews: reviewsTexts.title,
} as const

export type SectionId = keyof typeof sectionTitles

interface SectionProps {
  id: SectionId
  /** The heading; it gets the focus when the focused element of the section disappears. */
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

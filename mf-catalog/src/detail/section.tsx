import type { ReactNode } from 'react'
import { detailTexts } from '../detail-texts'
import { texts } from '../texts'
import css from './product-sections.module.css'

/** The sections that the tabs lead to, in their order (spec §2). */
export const sectionTitles = {
  specification: texts.detail.specification,
  description: texts.detail.description,
  questions: detailTexts.questions.title,
  reviews: detailTexts.reviews.title,
} as const

export type SectionId = keyof typeof sectionTitles

/** A section of the page under its title. */
export function Section({ id, children }: { id: SectionId; children: ReactNode }) {
  return (
    <section id={id} className={css.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{sectionTitles[id]}</h2>
      {children}
    </section>
  )
}

import type { Review } from '@superium/shared/api'
import { Stars } from '@superium/shared/ui'
import type { ReactNode } from 'react'
import { detailTexts } from '../detail-texts'
import { Byline } from '../user-content/byline'
import contentCss from '../user-content/user-content.module.css'
import css from './reviews.module.css'

const texts = detailTexts.reviews

/** One review as plain text; `children` are its actions. */
export function ReviewItem({ review, children }: { review: Review; children?: ReactNode }) {
  const { stars, title, text, author, verified, createdAt, editedAt, variantName } = review
  return (
    <article className={css.review} aria-label={title || texts.stars(stars)}>
      <Stars value={stars} label={texts.outOf(stars)} size={16} />
      {title && <h3 className={css.headline}>{title}</h3>}
      <p className={contentCss.text}>{text}</p>
      <Byline author={author} at={createdAt} badge={verified ? texts.verified : undefined}>
        {editedAt && <span>{texts.edited}</span>}
        {variantName && <span>{texts.bought(variantName)}</span>}
      </Byline>
      {children && <div className={contentCss.actions}>{children}</div>}
    </article>
  )
}

import type { Review } from '@superium/shared/api'
import { Stars } from '@superium/shared/ui'
import type { ReactNode } from 'react'
import { Byline } from '../user-content/byline'
import contentCss from '../user-content/user-content.module.css'
import css from './reviews.module.css'
import { reviewsTexts } from './texts'

/** One review as plain text; `children` are its actions. */
export function ReviewItem({ review, children }: { review: Review; children?: ReactNode }) {
  const { stars, title, text, author, verified, createdAt, editedAt, variantName, reply, shopReply } = review
  return (
    <article className={css.review} aria-label={title || reviewsTexts.stars(stars)}>
      <Stars value={stars} label={reviewsTexts.outOf(stars)} size={16} />
      {title && <h3 className={css.headline}>{title}</h3>}
      <p className={contentCss.text}>{text}</p>
      <Byline author={author} at={createdAt} badge={verified ? reviewsTexts.verified : undefined}>
        {editedAt && <span>{reviewsTexts.edited}</span>}
        {variantName && <span>{reviewsTexts.bought(variantName)}</span>}
      </Byline>
      {[reply, shopReply].map(
        (one) =>
          one && (
            <div key={one.at} className={css.reply}>
              <p className={contentCss.text}>{one.text}</p>
              <Byline author={one.author} at={one.at} badge={one === reply ? reviewsTexts.seller : reviewsTexts.shop} />
            </div>
          ),
      )}
      {children && <div className={contentCss.actions}>{children}</div>}
    </article>
  )
}

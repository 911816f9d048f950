import { useAction } from '@superium/shared/action'
import { api, dataOrThrow, type SellerReview } from '@superium/shared/api'
import { focusPlace } from '@superium/shared/lost-focus'
import { useRevalidator } from '@superium/shared/router'
import { notify } from '@superium/shared/state'
import { Button, Stars } from '@superium/shared/ui'
import { useState } from 'react'
import { hasDraft } from '../../draft/use-draft'
import { AboutProduct } from '../content/about-product'
import css from '../content/content.module.css'
import { formatDate } from '../content/format-date'
import { TextForm } from '../content/text-form'
import { contentTexts as texts } from '../content/texts'
import { ReportButton } from '../reports/report-button'

/** A review with the seller's reply and actions. */
export function ReviewItem({ review }: { review: SellerReview }) {
  const { _id, product, stars, title, text, author, createdAt, reply, reported } = review
  const { revalidate } = useRevalidator()
  const { busy, act } = useAction()
  const draft = `reply-draft:${_id}`
  const [writing, setWriting] = useState(() => hasDraft(draft))
  const send = async (words: string): Promise<void> => {
    const params = { path: { id: product._id, review: _id } }
    const path = '/api/v1/seller/products/{id}/reviews/{review}/reply'
    dataOrThrow(await api.PUT(path, { params, body: { text: words } }))
    notify('success', words ? texts.replied : texts.withdrawn)
    setWriting(false)
    void revalidate()
  }
  return (
    <li className={css.item}>
      <AboutProduct product={product} />
      <div className={css.words} {...focusPlace}>
        <Stars value={stars} label={texts.outOf(stars)} size={16} />
        {title && <h2 className={css.headline}>{title}</h2>}
        <p className={css.text}>{text}</p>
      </div>
      <div className={css.byline}>
        <span>{author}</span>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        <ReportButton productId={product._id} kind="review" contentId={_id} author={author} reported={reported} />
      </div>
      {reply && !writing && (
        <div className={css.answer}>
          <p className={css.text}>{reply.text}</p>
          <div className={css.byline}>
            <span>{texts.yourReply}</span>
            <time dateTime={reply.at}>{formatDate(reply.at)}</time>
          </div>
        </div>
      )}
      {writing ? (
        <TextForm
          draft={draft}
          label={texts.replyOf(author)}
          send={texts.sendReply}
          initial={reply?.text ?? ''}
          onSend={send}
          onCancel={() => setWriting(false)}
        />
      ) : (
        <div className={css.buttons}>
          <Button variant="secondary" size="small" onClick={() => setWriting(true)}>
            {reply ? texts.changeReply : texts.reply}
            <span className="visually-hidden">: {title || text.slice(0, 80)}</span>
          </Button>
          {reply && (
            <Button variant="quiet" size="small" busy={busy} onClick={() => void act(() => send(''))}>
              {texts.withdraw}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

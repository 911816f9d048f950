import type { ModeratedText } from '@superium/shared/api'
import { Link } from '@superium/shared/router'
import { Chip } from '@superium/shared/ui'
import type { Column } from '../data-table/data-table'
import { formatMoment } from '../dates/format-date'
import css from './reviews.module.css'
import { TextActions } from './text-actions'
import { reviewsTexts as texts } from './texts'

/** The columns of the list. All content is plain text, because shoppers type it. */
export const textColumns: readonly Column<ModeratedText>[] = [
  { label: texts.what, heading: true, cell: (text) => <Words text={text} /> },
  {
    label: texts.product,
    cell: ({ productId, productName }) => (
      <Link to={`/superium-admin/products/${productId}`} className={css.short ?? ''}>
        {productName || texts.gone}
      </Link>
    ),
  },
  {
    label: texts.written,
    cell: ({ createdAt, editedAt }) => (
      <span className={css.stack}>
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        {editedAt && (
          <span className={css.quiet}>
            {texts.edited} <time dateTime={editedAt}>{formatMoment(editedAt)}</time>
          </span>
        )}
      </span>
    ),
  },
  { label: texts.standing, cell: (text) => <Standing text={text} /> },
  { label: texts.actions, cell: (text) => <TextActions text={text} /> },
]

function Words({ text: one }: { text: ModeratedText }) {
  const { kind, stars, by, author, authorId, authorUnknown, title, text, question, replies } = one
  const about = [texts.kinds[kind], stars !== undefined && texts.stars(stars), by && texts.by[by]].filter(Boolean)
  return (
    <span className={css.content}>
      <span className={css.quiet}>
        {about.join(' · ')} ·{' '}
        {authorUnknown ? (
          author
        ) : (
          <Link to={`/superium-admin/users/${encodeURIComponent(authorId)}`} aria-label={`${texts.author}: ${author}`}>
            {author}
          </Link>
        )}
      </span>
      {question !== undefined && <span className={css.quiet}>{texts.asked(question)}</span>}
      {title && <span>{title}</span>}
      <span className={css.text}>{text}</span>
      {replies.map((reply) => (
        <span key={reply.at + reply.author} className={css.reply}>
          {texts.replied(reply.author, reply.text)}
        </span>
      ))}
    </span>
  )
}

function Standing({ text: { isNew, hidden, reports } }: { text: ModeratedText }) {
  return (
    <span className={css.stack}>
      <span className={css.chips}>
        {isNew && <Chip tone="accent">{texts.fresh}</Chip>}
        {reports.length > 0 && <Chip tone="warn">{texts.reported(reports.length)}</Chip>}
        {hidden && <Chip tone="warn">{texts.hidden}</Chip>}
        {!isNew && !hidden && reports.length === 0 && <Chip>{texts.shown}</Chip>}
      </span>
      {hidden && <span className={css.quiet}>{texts.because(hidden.reason)}</span>}
      {reports.map(({ reporter, reason, createdAt }) => (
        <span key={reporter + createdAt} className={css.quiet}>
          {texts.reporter(reporter, reason)}
        </span>
      ))}
    </span>
  )
}

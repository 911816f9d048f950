import type { KeptContactMessage } from '@superium/shared/api'
import { Link } from '@superium/shared/router'
import { Chip } from '@superium/shared/ui'
import type { Column } from '../data-table/data-table'
import { formatMoment } from '../dates/format-date'
import { MarkMessage } from './mark-message'
import css from './message-columns.module.css'
import { messageTexts as texts } from './texts'

/** The columns of the messages table. A message's content is plain text, because anybody can send one. */
export const messageColumns: readonly Column<KeptContactMessage>[] = [
  {
    label: texts.from,
    heading: true,
    cell: ({ _id, name, email }) => (
      <span className={css.from}>
        <Link to={`/superium-admin/messages/${_id}`} aria-label={texts.read(name)}>
          {name}
        </Link>
        <span className={css.quiet}>{email}</span>
      </span>
    ),
  },
  {
    label: texts.received,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
  },
  {
    label: texts.topic,
    cell: ({ topic, orderNumber }) => (
      <span className={css.topic}>
        <span>{texts.topics[topic]}</span>
        {orderNumber && <span>{texts.order(orderNumber)}</span>}
      </span>
    ),
  },
  { label: texts.message, cell: ({ message }) => <p className={css.message}>{message}</p> },
  {
    label: texts.state,
    cell: (message) => (
      <span className={css.state}>
        <Chip tone={message.state === 'open' ? 'accent' : 'plain'}>{texts.states[message.state]}</Chip>
        {message.answeredAt && (
          <span className={css.quiet}>
            {texts.answered(message.answeredBy ?? '')}{' '}
            <time dateTime={message.answeredAt}>{formatMoment(message.answeredAt)}</time>
          </span>
        )}
        <MarkMessage message={message} />
      </span>
    ),
  },
]

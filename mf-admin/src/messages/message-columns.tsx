import type { KeptContactMessage } from '@superium/shared/api'
import { Chip } from '@superium/shared/ui'
import type { Column } from '../data-table/data-table'
import { formatMoment } from '../dates/format-date'
import { MarkMessage } from './mark-message'
import css from './message-columns.module.css'
import { messageTexts as texts } from './texts'

/** The columns of the messages table. Everything in a message is plain text that somebody typed. */
export const messageColumns: readonly Column<KeptContactMessage>[] = [
  { label: texts.from, heading: true, cell: ({ name }) => <span className={css.from}>{name}</span> },
  {
    label: texts.email,
    // A link in the heading would be the whole row's, and the message could not be copied.
    cell: ({ name, email }) => (
      <a
        className={css.from}
        href={`mailto:${encodeURIComponent(email)}`}
        aria-label={`${texts.answer(name)}: ${email}`}
      >
        {email}
      </a>
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
        <Chip tone={message.done ? 'plain' : 'accent'}>{texts.states[message.done ? 'done' : 'new']}</Chip>
        <MarkMessage message={message} />
      </span>
    ),
  },
]

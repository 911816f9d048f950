import type { Report } from '@superium/shared/api'
import { Link } from '@superium/shared/router'
import type { Column } from '../data-table/data-table'
import { formatMoment } from '../dates/format-date'
import css from './report-columns.module.css'
import { SettleButtons } from './settle-buttons'
import { reportTexts as texts } from './texts'

/** The columns of the reports table. Everything in a report is plain text that somebody typed. */
export const reportColumns: readonly Column<Report>[] = [
  {
    label: texts.what,
    heading: true,
    cell: ({ kind, author, text, stars }) => (
      <span className={css.content}>
        <span className={css.quiet}>
          {[texts.kinds[kind], stars !== undefined && texts.stars(stars), author && texts.by(author)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className={css.text}>{isGone({ text, author }) ? texts.deleted : text}</span>
      </span>
    ),
  },
  {
    label: texts.product,
    cell: ({ productId, productName }) => (
      <Link to={`/superium-admin/products/${productId}`} className={css.short ?? ''}>
        {productName}
      </Link>
    ),
  },
  { label: texts.reason, cell: ({ reason }) => <span className={css.short}>{reason}</span> },
  {
    label: texts.reporter,
    cell: ({ reporter }) => <span className={css.short}>{reporter || texts.unknownReporter}</span>,
  },
  {
    label: texts.received,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
  },
  {
    label: texts.actions,
    quiet: true,
    cell: (report) => <SettleButtons report={report} gone={isGone(report)} />,
  },
]

/** The API sends a text that its author deleted as empty, without an author; a review may have stars alone. */
const isGone = ({ text, author }: Pick<Report, 'text' | 'author'>): boolean => text === '' && author === ''

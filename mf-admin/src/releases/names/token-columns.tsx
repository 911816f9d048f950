import type { ReleaseToken } from '@superium/shared/registered-names'
import { Button, Chip } from '@superium/shared/ui'
import type { Column } from '../../data-table/data-table'
import { formatDay, formatMoment } from '../../dates/format-date'
import css from './names.module.css'
import { relativeTime } from './relative-time'
import { namesTexts } from './texts'

const texts = namesTexts.token

const common = (now: number): readonly Column<ReleaseToken>[] => [
  {
    label: texts.label,
    heading: true,
    cell: ({ label, kind }) => (
      <span className={css.name}>
        {label} <Chip>{texts.kindShort[kind]}</Chip>
      </span>
    ),
  },
  {
    label: texts.made,
    cell: ({ createdAt, createdBy }) => (
      <span className={css.lines}>
        <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        <small>{texts.madeBy(createdBy.name)}</small>
      </span>
    ),
  },
  {
    label: texts.lastUse,
    cell: ({ lastUsedAt }) =>
      lastUsedAt === null ? (
        <span className={css.none}>{texts.never}</span>
      ) : (
        <time dateTime={lastUsedAt} title={formatMoment(lastUsedAt)}>
          {relativeTime(lastUsedAt, now) ?? texts.now}
        </time>
      ),
  },
]

/** The columns of valid tokens. */
export const validColumns = (now: number, revoke: (token: ReleaseToken) => void): readonly Column<ReleaseToken>[] => [
  ...common(now),
  {
    label: texts.expires,
    cell: ({ expiresAt }) => (
      <span className={css.lines}>
        <time dateTime={expiresAt}>{formatDay(expiresAt)}</time>
        <small>{relativeTime(expiresAt, now)}</small>
      </span>
    ),
  },
  {
    label: texts.actions,
    numeric: true,
    cell: (token) => (
      <Button
        variant="secondary"
        size="small"
        aria-label={texts.revokeLabel(token.label)}
        onClick={() => revoke(token)}
      >
        {texts.revoke}
      </Button>
    ),
  },
]

/** The columns of revoked or expired tokens. */
export const endedColumns = (now: number): readonly Column<ReleaseToken>[] => [
  ...common(now),
  {
    label: texts.end,
    cell: ({ expiresAt, revokedAt, revokedBy }) => (
      <span className={css.lines}>
        <time dateTime={revokedAt ?? expiresAt}>{formatDay(revokedAt ?? expiresAt)}</time>
        <small>{revokedBy === null ? texts.expired : texts.revokedBy(revokedBy.name)}</small>
      </span>
    ),
  },
]

import type { RegisteredName } from '@superium/shared/registered-names'
import { Button, Chip } from '@superium/shared/ui'
import { KeyRound } from 'lucide-react'
import type { Column } from '../../data-table/data-table'
import { formatDay } from '../../dates/format-date'
import css from './names.module.css'
import type { Opened } from './opened'
import { namesTexts as texts } from './texts'

/** The columns of the table of names. */
export const nameColumns = (open: (opened: Opened) => void): readonly Column<RegisteredName>[] => [
  {
    label: texts.name,
    heading: true,
    cell: ({ name, live }) => (
      <span className={css.name}>
        {name} {!live && <Chip>{texts.notLive}</Chip>}
      </span>
    ),
  },
  { label: texts.owner, cell: ({ owner }) => owner ?? <span className={css.none}>{texts.noOwner}</span> },
  {
    label: texts.budget,
    cell: ({ budget }) =>
      budget === null ? <span className={css.none}>{texts.siteBudget}</span> : texts.kilobytes(budget),
  },
  {
    label: texts.tokens,
    cell: ({ tokens, nextExpiry, configured }) => (
      <span className={css.lines}>
        {tokens > 0 && <span>{texts.validTokens(tokens)}</span>}
        {nextExpiry !== null && <small>{texts.firstExpires(formatDay(nextExpiry))}</small>}
        {configured > 0 && <small>{texts.configured(configured)}</small>}
        {tokens + configured === 0 && <span className={css.none}>{texts.noTokens}</span>}
      </span>
    ),
  },
  {
    label: texts.actions,
    numeric: true,
    cell: (name) => (
      <span className={css.actions}>
        <Button
          variant="secondary"
          size="small"
          aria-label={texts.openTokens(name.name)}
          onClick={() => open({ kind: 'tokens', name })}
        >
          <KeyRound size={16} aria-hidden="true" />
          {texts.tokens}
        </Button>
        {name.owner !== null && (
          <Button
            variant="secondary"
            size="small"
            aria-label={texts.editLabel(name.name)}
            onClick={() => open({ kind: 'edit', name })}
          >
            {texts.edit}
          </Button>
        )}
        {name.registered && !name.live && (
          <Button
            variant="secondary"
            size="small"
            aria-label={texts.removeLabel(name.name)}
            onClick={() => open({ kind: 'remove', name })}
          >
            {texts.remove}
          </Button>
        )}
      </span>
    ),
  },
]

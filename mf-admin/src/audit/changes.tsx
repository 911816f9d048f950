import type { AuditEntry } from '@superium/shared/api'
import css from './audit.module.css'
import { localValue } from './local-value'
import { auditTexts as texts } from './texts'

/** How many fields are always visible, and the most characters that such a field has. */
const [AT_ONCE, SHORT] = [6, 300]

type Changes = AuditEntry['changes']

const isShort = ({ before = '', after = '' }: Changes[number]): boolean => before.length + after.length <= SHORT

/**
 * The reason, and the changed fields, each with its value before and after. Long or further ones are collapsed, so that
 * no row fills the screen.
 */
export function Changes({ changes, reason }: Pick<AuditEntry, 'changes' | 'reason'>) {
  const first = changes.filter(isShort).slice(0, AT_ONCE)
  const others = changes.filter((one) => !first.includes(one))
  return (
    <div className={css.changes}>
      {reason && <q>{reason}</q>}
      <Fields changes={first} />
      {others.length > 0 && (
        <details className={css.more}>
          <summary>{texts.more(others.length)}</summary>
          <Fields changes={others} />
        </details>
      )}
    </div>
  )
}

function Fields({ changes }: { changes: Changes }) {
  if (changes.length === 0) return null
  return (
    <dl className={css.fields}>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd>
            {before !== undefined && <del>{localValue(before)}</del>}{' '}
            {after !== undefined && <ins>{localValue(after)}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

import type { AuditEntry } from '@superium/shared/api'
import css from './audit.module.css'
import { fieldWords, valueWords } from './field-words'
import { auditTexts as texts } from './texts'

/** How many fields are always visible, and the most characters that such a field has. */
const [AT_ONCE, SHORT] = [6, 300]

type Change = Pick<AuditEntry, 'before' | 'after'>

/**
 * The changed fields, each with its value before and after. Long or further ones are collapsed, so that no row fills
 * the screen.
 */
export function Changes({ before, after }: Change) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const lengthOf = (name: string): number => valueWords(before[name]).length + valueWords(after[name]).length
  const first = names.filter((name) => lengthOf(name) <= SHORT).slice(0, AT_ONCE)
  const others = names.filter((name) => !first.includes(name))
  return (
    <div className={css.changes}>
      <Fields names={first} before={before} after={after} />
      {others.length > 0 && (
        <details className={css.more}>
          <summary>{texts.more(others.length)}</summary>
          <Fields names={others} before={before} after={after} />
        </details>
      )}
    </div>
  )
}

function Fields({ names, before, after }: Change & { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <dl className={css.fields}>
      {names.map((name) => (
        <div key={name}>
          <dt>{fieldWords(name)}</dt>
          <dd>
            {name in before && <del>{valueWords(before[name])}</del>}{' '}
            {name in after && <ins>{valueWords(after[name])}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

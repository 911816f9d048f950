import type { Difference } from './differences'
import css from './differences-table.module.css'
import { conflictTexts as texts } from './texts'

const columns = ['before', 'theirs', 'yours'] as const

/**
 * What each field held before, what it holds now and what was typed; on phones in a card of labelled values. Roles are
 * explicit because `display: grid` removes the implicit ones.
 */
export function DifferencesTable({ differences }: { differences: readonly Difference[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long table scrolls by the keyboard, too
    <section className={css.scroll} tabIndex={0} aria-label={texts.table}>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <table role="table" aria-label={texts.table} className={css.table}>
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <thead role="rowgroup">
          {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
          <tr role="row">
            {(['field', ...columns] as const).map((name) => (
              // biome-ignore lint/a11y/noRedundantRoles: see above
              <th key={name} role="columnheader" scope="col">
                {texts[name]}
              </th>
            ))}
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <tbody role="rowgroup">
          {differences.map((row) => (
            // biome-ignore lint/a11y/noRedundantRoles: see above
            <tr key={row.label} role="row">
              {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
              <th role="rowheader" scope="row">
                {row.label}
              </th>
              {columns.map((name) => (
                // biome-ignore lint/a11y/noRedundantRoles: see above
                <td key={name} role="cell" data-label={texts[name]}>
                  <span className={css.value}>{row[name] || texts.none}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

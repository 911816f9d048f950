import type { BulkResult, Category } from '@superium/shared/api'
import { formatDollars } from '@superium/shared/money'
import css from './bulk.module.css'
import { bulkTexts as texts } from './texts'

type Row = BulkResult['rows'][number]
type Change = Row['changes'][number]

interface BulkRowsProps {
  result: BulkResult
  categories: readonly Category[]
  /** True for the result, false for the preview. */
  done: boolean
}

/** The outcome for each product, starting with those that cannot be changed. */
export function BulkRows({ result: { rows }, categories, done }: BulkRowsProps) {
  const of = (outcome: Row['outcome']) => rows.filter((row) => row.outcome === outcome)
  const [changed, same, refused] = [of('changed'), of('unchanged'), of('refused')]
  const say = done ? texts.summary : texts.wouldSummary
  const shown = ({ field }: Change, value: Change['before']): string => {
    if (field === 'price') return formatDollars(Number(value))
    if (field === 'category') return categories.find(({ keyword }) => keyword === value)?.name ?? String(value)
    return typeof value === 'boolean' ? (value ? texts.on : texts.off) : String(value)
  }
  return (
    <section aria-label={done ? texts.doneTitle : texts.previewTitle}>
      <p role="status">
        <strong>{say(changed.length, same.length, refused.length)}</strong>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must reach a scrollable region */}
      <ul className={css.rows} tabIndex={0} aria-label={texts.table}>
        {[...refused, ...changed, ...same].map((row) => (
          <li key={row.id}>
            <span>
              {row.name || texts.gone} <span className={css.quiet}>{row.sku}</span>
            </span>
            {row.outcome === 'changed' ? (
              <span>
                {row.changes.map((change) => (
                  <span key={change.field}>
                    {texts.fields[change.field]} <del>{shown(change, change.before)}</del>{' '}
                    <ins>{shown(change, change.after)}</ins>{' '}
                  </span>
                ))}
                {row.endsSale && <span className={css.quiet}>{texts.endsSale}</span>}
              </span>
            ) : (
              <span className={row.reason ? css.error : css.quiet}>{row.reason ?? texts.unchanged}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { ProductImportResult } from '@superium/shared/api'
import { FieldChanges } from '@superium/shared/product-files'
import { productListTexts } from '../products/texts'
import { type Column, DeskTable } from '../table/desk-table'
import css from './import.module.css'
import { importTexts as texts } from './texts'

/** The most rows that are listed one by one; the file has at most 500. */
const MOST_BAD = 100

type Row = ProductImportResult['products'][number]

const columns: readonly Column<Row>[] = [
  { label: productListTexts.name, heading: true, cell: ({ name }) => name },
  { label: productListTexts.sku, cell: ({ sku }) => sku },
  { label: texts.line, numeric: true, cell: ({ line }) => line },
  {
    label: texts.action,
    cell: ({ action, changes }) => (changes.length > 0 ? <FieldChanges changes={changes} /> : texts.actions[action]),
  },
]

/** The result of an import: first the skipped rows, then every product. */
export function ImportResultView({ title, result }: { title: string; result: ProductImportResult }) {
  const { added, changed, unchanged, products, bad, ignored } = result
  return (
    <div className={css.result} role="status">
      <h2 className={css.title}>{title}</h2>
      <p>{texts.summary(added, changed, unchanged)}</p>
      {ignored.length > 0 && <p>{texts.ignored(ignored.join(', '))}</p>}
      {bad.length > 0 && (
        <div className={css.bad}>
          <h3 className={css.title}>{texts.bad(bad.length)}</h3>
          <ul>
            {bad.slice(0, MOST_BAD).map(({ line, sku, column, reason }) => (
              <li key={`${line}-${reason}`}>
                <strong>
                  {texts.line} {line}
                  {sku && `, ${sku}`}
                  {column && `, ${column}`}
                </strong>
                : {reason}
              </li>
            ))}
            {bad.length > MOST_BAD && <li>{texts.more(bad.length - MOST_BAD)}</li>}
          </ul>
        </div>
      )}
      {products.length > 0 && <DeskTable label={title} columns={columns} rows={products} keyOf={({ sku }) => sku} />}
    </div>
  )
}

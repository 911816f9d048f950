import type { ProductImportResult } from '@superium/shared/api'
import { productListTexts } from '../products/texts'
import { type Column, DeskTable } from '../table/desk-table'
import css from './import.module.css'
import { importTexts as texts } from './texts'

type Row = ProductImportResult['products'][number]

const columns: readonly Column<Row>[] = [
  { label: productListTexts.name, heading: true, cell: ({ name }) => name },
  { label: productListTexts.sku, cell: ({ sku }) => sku },
  { label: texts.line, numeric: true, cell: ({ line }) => line },
  { label: texts.action, cell: ({ action }) => texts.actions[action] },
]

/** The result of an import: first the skipped rows, then every product. */
export function ImportResultView({ title, result }: { title: string; result: ProductImportResult }) {
  const { added, changed, unchanged, products, bad } = result
  return (
    <div className={css.result} role="status">
      <h2 className={css.title}>{title}</h2>
      <p>{texts.summary(added, changed, unchanged)}</p>
      {bad.length > 0 && (
        <div className={css.bad}>
          <h3 className={css.title}>{texts.bad(bad.length)}</h3>
          <ul>
            {bad.map(({ line, sku, column, reason }) => (
              <li key={`${line}-${reason}`}>
                <strong>
                  {texts.line} {line}
                  {sku && `, ${sku}`}
                  {column && `, ${column}`}
                </strong>
                : {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      {products.length > 0 && <DeskTable label={title} columns={columns} rows={products} keyOf={({ sku }) => sku} />}
    </div>
  )
}

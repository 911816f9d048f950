import type { AdminProduct, Category } from '@superium/shared/api'
import { Button } from '@superium/shared/ui'
import { useEffect, useRef, useState } from 'react'
import css from './bulk.module.css'
import { BulkDialog } from './bulk-dialog'
import { bulkTexts as texts } from './texts'
import { MOST_SELECTED, type Selection } from './use-selection'

interface BulkBarProps {
  /** The products on the current page. */
  rows: readonly AdminProduct[]
  categories: readonly Category[]
  selection: Selection
  /** Called after products have changed. */
  onChanged(): void
}

/** The bar below the table: selects all products of the page, shows the number of selected ones, and edits them. */
export function BulkBar({ rows, categories, selection, onChanged }: BulkBarProps) {
  const [open, setOpen] = useState(false)
  const count = selection.ids.size
  const chosen = rows.filter(({ _id }) => selection.has(_id)).length
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen > 0 && chosen < rows.length
  }, [chosen, rows.length])
  return (
    <section className={css.bar} aria-label={texts.bar}>
      <label className={css.choice}>
        <input
          ref={box}
          type="checkbox"
          checked={chosen === rows.length}
          onChange={({ target }) => selection.set(rows, target.checked)}
        />
        {texts.selectPage(rows.length)}
      </label>
      <span role="status">
        {count > 0 && texts.selected(count)}
        {count >= MOST_SELECTED && ` · ${texts.most(MOST_SELECTED)}`}
      </span>
      {count > 0 && (
        <span className={css.buttons}>
          <Button variant="quiet" size="small" onClick={selection.clear}>
            {texts.clear}
          </Button>
          <Button size="small" onClick={() => setOpen(true)}>
            {texts.change}
          </Button>
        </span>
      )}
      <BulkDialog
        open={open}
        products={selection.ids}
        categories={categories}
        onClose={(changed) => {
          setOpen(false)
          if (!changed) return
          selection.clear()
          onChanged()
        }}
      />
    </section>
  )
}

import type { AdminProductDetail } from '@superium/shared/api'
import { Button, Card } from '@superium/shared/ui'
import { useState } from 'react'
import { type Column, DataTable } from '../../data-table/data-table'
import css from '../../edit-form/edit-form.module.css'
import { LOW_STOCK } from '../low-stock'
import { StockDialog } from './stock-dialog'
import type { StockItem } from './stock-requests'
import { stockTexts as texts } from './texts'

function itemsOf({ _id: productId, name, sku, stock, variants }: AdminProductDetail): StockItem[] {
  if (variants.length === 0) return [{ productId, name, sku, stock }]
  return variants.map((one) => ({ productId, variant: one._id, name: one.name, sku: one.sku, stock: one.stock }))
}

const columnsOf = (open: (item: StockItem) => void): readonly Column<StockItem>[] => [
  { label: texts.variant, heading: true, cell: ({ name, variant }) => (variant ? name : texts.whole) },
  { label: texts.sku, cell: ({ sku }) => sku },
  {
    label: texts.stock,
    numeric: true,
    cell: ({ stock }) => (stock <= LOW_STOCK ? <strong>{stock}</strong> : stock),
  },
  {
    label: texts.change,
    cell: (item) => (
      <Button variant="secondary" size="small" aria-label={texts.moveOf(item.name)} onClick={() => open(item)}>
        {texts.move}
      </Button>
    ),
  },
]

interface StockCardProps {
  product: AdminProductDetail
  /** Called after each attempt, even a refused one, because the stock may have changed. */
  onChanged(): void
}

/** The stock of a product or of each of its variants, changed by movements. */
export function StockCard({ product, onChanged }: StockCardProps) {
  const [open, setOpen] = useState<string | null>(null)
  const items = itemsOf(product)
  const keyOf = ({ variant, productId }: StockItem): string => variant ?? productId
  // Looked up in the latest product, so that a count is compared with the stock that the screen shows.
  const item = items.find((one) => keyOf(one) === open) ?? null
  return (
    <Card>
      <h2 className={css.title}>{texts.title}</h2>
      <p className={css.text}>{texts.text}</p>
      <DataTable label={texts.title} columns={columnsOf((one) => setOpen(keyOf(one)))} rows={items} keyOf={keyOf} />
      <StockDialog item={item} onClose={() => setOpen(null)} onChanged={onChanged} />
    </Card>
  )
}

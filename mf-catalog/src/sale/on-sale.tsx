import type { Product } from '@superium/shared/api'
import { SECTION_PLACEHOLDERS } from '@superium/shared/constants'
import { Deferred } from '@superium/shared/loading'
import { ButtonLink, Section } from '@superium/shared/ui'
import type { ReactNode } from 'react'
import { collectionNames } from '../collections/collection-names'
import { GridPlaceholders, ProductGrid } from '../product-card/product-grid'
import { Countdown } from './countdown'
import css from './on-sale.module.css'
import { saleTexts } from './texts'
import { useTimeLeft } from './use-time-left'

interface OnSaleProps {
  /** ISO time. */
  endsAt: string
  products: Promise<readonly Product[] | null>
}

/** "On Sale Now": the sale's products and countdown; the block disappears when the sale ends. */
export function OnSale({ endsAt, products }: OnSaleProps) {
  const remaining = useTimeLeft(endsAt)
  if (remaining === 0) return null
  const block = (grid: ReactNode) => (
    <Section
      title={collectionNames['on-sale']}
      aside={
        <div className={css.aside}>
          <Countdown remaining={remaining} />
          <ButtonLink to="/products" variant="secondary" size="small">
            {saleTexts.more}
          </ButtonLink>
        </div>
      }
    >
      {grid}
    </Section>
  )
  return (
    <Deferred data={products} pending={block(<GridPlaceholders count={SECTION_PLACEHOLDERS.sale} row />)}>
      {(list) =>
        list.length > 0 && block(<ProductGrid id="on-sale" products={list} label={collectionNames['on-sale']} row />)
      }
    </Deferred>
  )
}

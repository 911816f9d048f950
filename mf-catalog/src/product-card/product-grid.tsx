import type { Product } from '@superium/shared/api'
import { Link } from '@superium/shared/router'
import { Skeleton } from '@superium/shared/ui'
import { ArrowRight } from 'lucide-react'
import { useItemListEvents } from '../item-list/use-item-list-events'
import { ProductCard } from './product-card'
import css from './product-grid.module.css'

interface ProductGridProps {
  products: readonly Product[]
  /** The list's stable id, for analytics. */
  id: string
  /** Accessible name of the list. */
  label: string
  /** On a phone, one scrolling row of compact cards. */
  row?: boolean
  /** Adds a last tile with a link to all products; a desktop row then holds six. */
  more?: { to: string; label: string }
}

const FIVE = '(min-width: 1440px) 253px, (min-width: 1100px) 17vw, (min-width: 700px) 30vw, 46vw'
const SIX = '(min-width: 1440px) 207px, (min-width: 1100px) 14vw, (min-width: 700px) 30vw, 46vw'

/** The products of a section: five in a row on a desktop, three on a tablet, two on a phone. */
export function ProductGrid({ id, products, label, row = false, more }: ProductGridProps) {
  const sizes = more ? SIX : FIVE
  const list = useItemListEvents(id, label, products)
  return (
    <ul {...list} className={`${css.grid} ${row ? css.row : ''} ${more ? css.six : ''}`} aria-label={label}>
      {products.map((product) => (
        <li key={product._id}>
          <ProductCard product={product} compact={row} sizes={sizes} />
        </li>
      ))}
      {more && (
        // After ten products, a tile of two columns fills the last row at any column count.
        <li className={products.length % 12 === 10 ? css.twoPlaces : undefined}>
          <Link to={more.to} className={css.more}>
            {more.label}
            <ArrowRight size={20} aria-hidden="true" />
          </Link>
        </li>
      )}
    </ul>
  )
}

interface GridPlaceholdersProps {
  count: number
  row?: boolean
  six?: boolean
}

/** `count` placeholders of the size of a card. */
export function GridPlaceholders({ count, row = false, six = false }: GridPlaceholdersProps) {
  return (
    <div className={`${css.grid} ${row ? css.row : ''} ${six ? css.six : ''}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are identical
        <CardPlaceholder key={index} />
      ))}
    </div>
  )
}

/** The placeholder of one card: an image block and text lines (spec §2). */
export function CardPlaceholder() {
  return (
    <div className={css.placeholder} data-testid="placeholder">
      <Skeleton ratio="1 / 1" />
      <Skeleton width="70%" height="1.2rem" />
      <Skeleton width="90%" height="2.2rem" />
      <Skeleton width="35%" height="1.2rem" />
    </div>
  )
}

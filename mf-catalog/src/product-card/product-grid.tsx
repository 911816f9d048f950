import type { Product } from '@superium/shared/api'
import { Link } from '@superium/shared/router'
import { Skeleton } from '@superium/shared/ui'
import { ArrowRight } from 'lucide-react'
import { ProductCard } from './product-card'
import css from './product-grid.module.css'

interface ProductGridProps {
  products: readonly Product[]
  /** What these products have in common, for those who do not see the heading above. */
  label: string
  /** On a phone in one row that scrolls, with compact cards. */
  row?: boolean
  /** Where the rest of them is: a last tile that fills the last row. Then six stand beside each other on a desktop. */
  more?: { to: string; label: string }
}

const FIVE = '(min-width: 1100px) 225px, (min-width: 700px) 30vw, 46vw'
const SIX = '(min-width: 1100px) 185px, (min-width: 700px) 30vw, 46vw'

/** Products of a section: five beside each other on a desktop, three on a tablet, two on a phone. */
export function ProductGrid({ products, label, row = false, more }: ProductGridProps) {
  const sizes = more ? SIX : FIVE
  return (
    <ul className={`${css.shelf} ${row ? css.row : ''} ${more ? css.six : ''}`} aria-label={label}>
      {products.map((product) => (
        <li key={product._id}>
          <ProductCard product={product} compact={row} sizes={sizes} />
        </li>
      ))}
      {more && (
        // Ten products leave two places of twelve, whatever the columns are.
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

/** As many placeholders of the size of a card. */
export function GridPlaceholders({ count, row = false, six = false }: GridPlaceholdersProps) {
  return (
    <div className={`${css.shelf} ${row ? css.row : ''} ${six ? css.six : ''}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
        <CardPlaceholder key={index} />
      ))}
    </div>
  )
}

/** A card before its product is there: an image block and text lines (spec §2). */
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

import type { Product } from '@superium/shared/api'
import { CARD_DESCRIPTION_LENGTH, COMPACT_DESCRIPTION_LENGTH } from '@superium/shared/constants'
import { Chip, IconButton, ProductTile, Rating } from '@superium/shared/ui'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { availabilityNames, availabilityOf } from '../catalogue/availability'
import { cut } from '../catalogue/cut'
import { QuickView } from '../quick-view/quick-view'
import { texts } from '../texts'
import { CardHeart } from './card-heart'
import css from './product-card.module.css'

interface ProductCardProps {
  product: Product
  /** The short form: the description in 17 characters and two dots. */
  compact?: boolean
  /** The `sizes` of its picture. */
  sizes?: string
  /** In the first view: its picture is not lazy. */
  critical?: boolean
}

/** A product in a grid (spec §2 "Product cards and quick view"). */
export function ProductCard({ product, compact = false, sizes, critical = false }: ProductCardProps) {
  const [view, setView] = useState<'never' | 'open' | 'closed'>('never')
  const availability = availabilityOf(product)
  return (
    <>
      <ProductTile
        product={product}
        critical={critical}
        {...(sizes && { sizes })}
        actions={
          <>
            <CardHeart product={product} className={css.action} />
            <IconButton
              className={`${css.action} ${css.quick}`}
              label={texts.card.quickView(product.name)}
              aria-haspopup="dialog"
              onClick={() => setView('open')}
            >
              <Eye size={20} aria-hidden="true" />
            </IconButton>
          </>
        }
        footer={
          availability !== 'in-stock' && (
            <span className={css.state}>
              <Chip tone={availability === 'sold-out' ? 'warn' : 'accent'}>{availabilityNames[availability]}</Chip>
            </span>
          )
        }
      >
        <Description text={product.desc} compact={compact} />
        <Rating value={product.rating} count={product.reviewCount} />
      </ProductTile>
      {view !== 'never' && <QuickView product={product} open={view === 'open'} onClose={() => setView('closed')} />}
    </>
  )
}

function Description({ text, compact }: { text: string; compact: boolean }) {
  const short = cut(text, compact ? COMPACT_DESCRIPTION_LENGTH : CARD_DESCRIPTION_LENGTH)
  const whole = short === text
  if (compact) return <p className={`${css.description} ${css.compact}`}>{whole ? short : `${short}..`}</p>
  return <p className={`${css.description} ${whole ? '' : css.cut}`}>{short}</p>
}

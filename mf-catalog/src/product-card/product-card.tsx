import type { Highlight, ListedProduct } from '@superium/shared/api'
import { CARD_DESCRIPTION_LENGTH, COMPACT_DESCRIPTION_LENGTH } from '@superium/shared/constants'
import { Chip, IconButton, late, ProductTile, Rating } from '@superium/shared/ui'
import { useState } from 'react'
import { availabilityNames, availabilityOf } from '../availability/availability'
import { CssIcon } from '../css-icon/css-icon'
import { truncate } from '../format/truncate'
import { HighlightedText } from '../highlighted-text/highlighted-text'
import { useProductLinkHandlers } from '../instant-navigation/instant-navigation'
import { QuickView } from '../quick-view/quick-view'
import { CardWishButton } from './card-wish-button'
import css from './product-card.module.css'
import { productCardTexts } from './texts'

interface ProductCardProps {
  product: ListedProduct
  /** Cuts the description to 17 characters and two dots, and leaves out the seller. */
  compact?: boolean
  /** On the page of the seller's shop, the card leaves out the seller. */
  inShop?: boolean
  /** The `sizes` attribute of the picture. */
  sizes?: string
  /** Visible without scrolling, so its picture is not lazy. */
  critical?: boolean
  /** Matches of the search in name and description. */
  highlight?: Highlight | undefined
}

/** A product card (spec §2 "Product cards and quick view"). */
export function ProductCard({
  product,
  compact = false,
  inShop = false,
  sizes,
  critical = false,
  highlight,
}: ProductCardProps) {
  const [quickView, setQuickView] = useState<'never-opened' | 'open' | 'closed'>('never-opened')
  const linkHandlers = useProductLinkHandlers()
  const availability = availabilityOf(product)
  const seller = compact || inShop ? undefined : product.seller
  return (
    <>
      <ProductTile
        product={product}
        critical={critical}
        link={linkHandlers(product)}
        {...(highlight && { name: <HighlightedText text={product.name} ranges={highlight.name} /> })}
        {...(sizes && { sizes })}
        actions={
          <>
            <CardWishButton product={product} className={css.action} />
            <IconButton
              {...late(`view:${product._id}`)}
              className={`${css.action} ${css.quick}`}
              label={productCardTexts.quickView(product.name)}
              aria-haspopup="dialog"
              onClick={() => setQuickView('open')}
            >
              <CssIcon name="eye" />
            </IconButton>
          </>
        }
        note={seller && <p className={css.seller}>{productCardTexts.soldBy(seller.name)}</p>}
        footer={
          availability !== 'in-stock' && (
            <span className={css.state}>
              <Chip tone={availability === 'sold-out' ? 'warn' : 'accent'}>{availabilityNames[availability]}</Chip>
            </span>
          )
        }
      >
        <Description text={product.desc} compact={compact} marks={highlight?.desc ?? []} />
        <Rating value={product.rating} count={product.reviewCount} />
      </ProductTile>
      {quickView !== 'never-opened' && (
        <QuickView product={product} open={quickView === 'open'} onClose={() => setQuickView('closed')} />
      )}
    </>
  )
}

interface DescriptionProps {
  text: string
  compact: boolean
  marks: Highlight['desc']
}

function Description({ text, compact, marks }: DescriptionProps) {
  const short = truncate(text, compact ? COMPACT_DESCRIPTION_LENGTH : CARD_DESCRIPTION_LENGTH)
  const whole = short === text
  return (
    <p className={`${css.description} ${compact ? css.compact : ''} ${whole || compact ? '' : css.cut}`}>
      <HighlightedText text={short} ranges={marks} />
      {compact && !whole && '..'}
    </p>
  )
}

import { Link, type LinkProps } from '@superium/shared/router'
import { type ReactNode, useState } from 'react'
import type { ListedProduct } from '../../api/api-types'
import { productPath } from '../../product-path'
import { Chip } from '../chip/chip'
import { Picture } from '../picture/picture'
import { discountPercent, Price } from '../price/price'
import css from './product-tile.module.css'

interface ProductTileProps {
  /** With a variant, the tile links to that one. */
  product: ListedProduct
  /** The name with highlighted parts, instead of the plain one. */
  name?: ReactNode
  /** The picture's `sizes`. */
  sizes?: string
  /** In the first view: the picture is not lazy. */
  critical?: boolean
  /** Event handlers for its links. */
  link?: Pick<LinkProps, 'onPointerDown' | 'onClick'>
  /** Buttons on the picture's corner, e.g. a heart. */
  actions?: ReactNode
  /** Between name and price, e.g. the description or a rating. */
  children?: ReactNode
  /** Directly below the price, e.g. the seller. */
  note?: ReactNode
  /** At the foot, e.g. Add to cart. */
  footer?: ReactNode
}

/** A product in a grid: two pictures, or its brand on their ground, name, price and discount. */
export function ProductTile({
  product,
  name = product.name,
  sizes = '(min-width: 1100px) 280px, (min-width: 700px) 30vw, 46vw',
  critical = false,
  link,
  actions,
  children,
  note,
  footer,
}: ProductTileProps) {
  const to = productPath(product)
  const discount = discountPercent(product.price, product.regularPrice)
  const [first, second] = product.images
  // The second picture loads when the pointer enters the tile; most tiles never need it.
  const [pointedAt, setPointedAt] = useState(false)
  const [arrived, setArrived] = useState(false)
  return (
    <article className={css.tile}>
      <div className={css.media} onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointedAt(true)}>
        <Link to={to} {...link} tabIndex={-1} aria-hidden="true" className={css.pictures}>
          <Picture src={first} tone={product.tones?.[0]} alt="" sizes={sizes} critical={critical} />
          {!first && <span className={css.brand}>{product.brand}</span>}
          {pointedAt && second && (
            <Picture
              src={second}
              alt=""
              sizes={sizes}
              className={`${css.second} ${arrived ? css.arrived : ''}`}
              onLoad={() => setArrived(true)}
            />
          )}
        </Link>
        {discount > 0 && (
          <span className={css.discount}>
            <Chip tone="sale">{discount}% Discount</Chip>
          </span>
        )}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      <h3 className={css.name}>
        <Link to={to} {...link}>
          {name}
        </Link>
      </h3>
      {children}
      <Price price={product.price} regularPrice={product.regularPrice} highestPrice={product.highestPrice} />
      {note}
      {footer && <div className={css.footer}>{footer}</div>}
    </article>
  )
}

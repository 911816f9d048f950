import type { Product } from '@superium/shared/api'
import {
  SIDEBAR_DESCRIPTION_LENGTH,
  SIDEBAR_DESCRIPTION_SMALL_LENGTH,
  SIDEBAR_NAME_LENGTH,
} from '@superium/shared/constants'
import { Link } from '@superium/shared/router'
import { Picture, Price } from '@superium/shared/ui'
import { truncate } from '../format/truncate'
import { useProductLinkHandlers } from '../instant-navigation/instant-navigation'
import css from './sidebar-card.module.css'

/** A product in a sidebar; spec §9 cuts the name to 13 characters, the description to 35, or 55 on small screens. */
export function SidebarCard({ product }: { product: Product }) {
  const linkHandlers = useProductLinkHandlers()
  const name = truncate(product.name, SIDEBAR_NAME_LENGTH)
  return (
    <Link
      to={`/product-detail/${product._id}`}
      {...linkHandlers(product)}
      className={css.card}
      aria-label={product.name}
      title={product.name}
    >
      <Picture src={product.images[0]} tone={product.tones?.[0]} alt="" sizes="88px" className={css.picture ?? ''} />
      <span className={css.facts}>
        <span className={`${css.name} ${name === product.name ? '' : css.cut}`}>{name}</span>
        <Description text={product.desc} length={SIDEBAR_DESCRIPTION_LENGTH} className={css.wide} />
        <Description text={product.desc} length={SIDEBAR_DESCRIPTION_SMALL_LENGTH} className={css.small} />
        <Price
          price={product.price}
          regularPrice={product.regularPrice}
          highestPrice={product.highestPrice}
          size="small"
        />
      </span>
    </Link>
  )
}

function Description({ text, length, className }: { text: string; length: number; className: string | undefined }) {
  const short = truncate(text, length)
  return <span className={`${css.description} ${className} ${short === text ? '' : css.cut}`}>{short}</span>
}

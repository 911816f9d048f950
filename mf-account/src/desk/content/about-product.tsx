import type { SellerQuestion } from '@superium/shared/api'
import { Link } from '@superium/shared/router'
import { Picture } from '@superium/shared/ui'
import css from './content.module.css'
import { contentTexts } from './texts'

/** The product that a question or review is about. */
export function AboutProduct({ product: { _id, name, image, active } }: { product: SellerQuestion['product'] }) {
  return (
    <p className={css.about}>
      <Picture src={image || undefined} alt="" sizes="40px" className={css.picture ?? ''} />
      <span>
        <Link to={`/seller/products/${_id}`}>{name}</Link>
        {!active && <span className={css.hint}> {contentTexts.archived}</span>}
      </span>
    </p>
  )
}

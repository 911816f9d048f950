import type { Product } from '@superium/shared/api'
import { Picture } from '@superium/shared/ui'
import { texts } from '../texts'
import css from './gallery.module.css'

interface GalleryPreviewProps {
  product: Product
  sizes: string
  /** Until then its ground stands there alone: nothing is fetched for somebody who only scrolls. */
  pictured: boolean
}

/** The gallery's first picture where the gallery will show it; the thumbnails' place is kept. */
export function GalleryPreview({ product, sizes, pictured }: GalleryPreviewProps) {
  const [image] = product.images
  return (
    <div className={css.gallery}>
      <div className={css.stage}>
        <Picture
          src={pictured ? image : undefined}
          tone={product.tones?.[0]}
          alt={texts.product.picture(product.name, 1)}
          sizes={sizes}
          critical
        />
      </div>
      {product.images.length > 1 && <div className={css.later} />}
    </div>
  )
}

import type { Product } from '@superium/shared/api'
import { Picture } from '@superium/shared/ui'
import css from './gallery.module.css'
import { galleryTexts } from './texts'

interface GalleryPreviewProps {
  product: Product
  sizes: string
  /** False shows only the background colour, so that no picture loads for a visitor who just scrolls past. */
  withPicture: boolean
}

/** A placeholder of the gallery: its first picture, and room for the thumbnails. */
export function GalleryPreview({ product, sizes, withPicture }: GalleryPreviewProps) {
  const [image] = product.images
  return (
    <div className={`${css.gallery} ${css.page}`}>
      <div className={css.stage}>
        <Picture
          src={withPicture ? image : undefined}
          tone={product.tones?.[0]}
          alt={galleryTexts.picture(product.name, 1)}
          sizes={sizes}
          critical
        />
      </div>
      {product.images.length > 1 && <div className={css.thumbnails} />}
    </div>
  )
}

import type { Product } from '@superium/shared/api'
import { Picture } from '@superium/shared/ui'
import { useState } from 'react'
import { texts } from '../texts'
import css from './gallery.module.css'

interface GalleryProps {
  product: Product
  /** The `sizes` of the large picture. */
  sizes: string
  /** The most important picture of the page. */
  critical?: boolean
}

/** A product's pictures: one large, and thumbnails that choose it. */
export function Gallery({ product: { images, name }, sizes, critical = false }: GalleryProps) {
  const [chosen, setChosen] = useState(0)
  const shown = images[chosen] ? chosen : 0
  return (
    <div className={css.gallery}>
      <Picture
        key={shown}
        src={images[shown]}
        alt={texts.product.picture(name, shown + 1)}
        sizes={sizes}
        critical={critical}
        className={css.large ?? ''}
      />
      {images.length > 1 && (
        <ul className={css.thumbnails} aria-label={texts.product.pictures}>
          {images.map((image, index) => (
            <li key={image}>
              <button
                type="button"
                className={css.thumbnail}
                aria-label={texts.product.showPicture(index + 1)}
                aria-pressed={index === shown}
                onClick={() => setChosen(index)}
              >
                <Picture src={image} alt="" sizes="72px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

import type { Product } from '@superium/shared/api'
import { IconButton, Picture, Spinner } from '@superium/shared/ui'
import { ZoomIn } from 'lucide-react'
import { useId, useState } from 'react'
import { LazyComponent } from '../loading/lazy-component'
import css from './gallery.module.css'
import { galleryTexts } from './texts'
import { Thumbnails } from './thumbnails'
import { useSlides } from './use-slides'

interface GalleryProps {
  product: Pick<Product, 'images' | 'name' | 'tones'>
  /** The `sizes` attribute of the large picture. */
  sizes: string
  /** Loads the first picture with high priority. */
  critical?: boolean
  /** Adds a zoom button. */
  zoom?: boolean
}

const loadZoom = () => import(/* webpackChunkName: "zoom" */ './zoom')

/**
 * A product's pictures (APG tabbed carousel): a large one that can be swiped, and thumbnails. Only the first loads until
 * the visitor interacts.
 */
export function Gallery({ product: { images, name, tones }, sizes, critical = false, zoom = false }: GalleryProps) {
  const { track, shown, show, loadAll, startLoading } = useSlides()
  const [zoomed, setZoomed] = useState(false)
  const id = useId()
  const hasThumbnails = images.length > 1
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only start loading the pictures
    <div className={css.gallery} onPointerEnter={startLoading} onTouchStart={startLoading} onFocus={startLoading}>
      <div className={css.stage}>
        <div ref={track} className={css.track}>
          {images.map((image, index) => (
            <div
              key={image}
              className={css.slide}
              aria-hidden={index === shown ? undefined : true}
              {...(hasThumbnails && {
                role: 'tabpanel',
                id: `${id}-${index}`,
                'aria-labelledby': `${id}-tab-${index}`,
                tabIndex: index === shown ? 0 : -1,
              })}
            >
              <Picture
                src={index === 0 || loadAll ? image : undefined}
                tone={tones?.[index]}
                alt={galleryTexts.picture(name, index + 1)}
                sizes={sizes}
                critical={critical && index === 0}
              />
            </div>
          ))}
        </div>
        {zoom && images.length > 0 && (
          <span className={css.zoom}>
            <IconButton label={galleryTexts.zoom} aria-haspopup="dialog" onClick={() => setZoomed(true)}>
              <ZoomIn size={20} aria-hidden="true" />
            </IconButton>
          </span>
        )}
      </div>
      {hasThumbnails && <Thumbnails id={id} images={images} tones={tones} shown={shown} onShow={show} />}
      {zoomed && (
        <LazyComponent
          load={loadZoom}
          props={{ images, name, start: shown, onClose: () => setZoomed(false) }}
          pending={<Spinner label={galleryTexts.zoom} />}
        />
      )}
    </div>
  )
}

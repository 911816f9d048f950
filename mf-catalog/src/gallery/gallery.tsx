import type { Product } from '@superium/shared/api'
import { IconButton, late, Picture, Spinner } from '@superium/shared/ui'
import { ZoomIn } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { LazyComponent } from '../loading/lazy-component'
import css from './gallery.module.css'
import { galleryTexts } from './texts'
import { Thumbnails } from './thumbnails'
import { useSlides } from './use-slides'

interface GalleryProps {
  product: Pick<Product, 'images' | 'name' | 'tones'>
  /** Alternative texts in the order of the pictures; a missing one is made from the name and number. */
  alts?: readonly string[]
  /** The `sizes` attribute of the large picture. */
  sizes: string
  /** Loads the first picture with high priority. */
  critical?: boolean
  /** Opens a picture in full screen. */
  zoom?: boolean
  /** Overlays on the large picture. */
  children?: ReactNode
}

const loadZoom = () => import(/* webpackChunkName: "zoom" */ './zoom/zoom')

/**
 * A product's pictures (APG tabbed carousel): a large one to swipe, and thumbnails (dots on a phone). Only the first
 * picture loads until the visitor interacts.
 */
export function Gallery(props: GalleryProps) {
  const { product, alts = [], sizes, critical = false, zoom = false, children } = props
  const { images, name, tones } = product
  const { track, shown, show, loadAll, startLoading } = useSlides()
  const [zoomed, setZoomed] = useState(false)
  const openZoom = (): void => setZoomed(true)
  const id = useId()
  const several = images.length > 1
  const zooms = zoom && images.length > 0
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only start loading the pictures
    <div
      className={`${css.gallery} ${zoom ? css.page : ''}`}
      onPointerEnter={startLoading}
      onTouchStart={startLoading}
      onFocus={startLoading}
    >
      <div className={css.stage}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the button below */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboards use the button below */}
        <div ref={track} className={`${css.track} ${zooms ? css.zooms : ''}`} onClick={zooms ? openZoom : undefined}>
          {images.map((image, index) => (
            <div
              key={image}
              className={css.slide}
              aria-hidden={index === shown ? undefined : true}
              {...(several && {
                role: 'tabpanel',
                id: `${id}-${index}`,
                'aria-labelledby': `${id}-tab-${index}`,
                tabIndex: index === shown ? 0 : -1,
              })}
            >
              <Picture
                src={index === 0 || loadAll ? image : undefined}
                tone={tones?.[index]}
                alt={alts[index] || galleryTexts.picture(name, index + 1)}
                sizes={sizes}
                critical={critical && index === 0}
              />
            </div>
          ))}
        </div>
        {zooms && (
          <IconButton
            {...late('zoom')}
            className={css.zoom}
            label={galleryTexts.zoom}
            aria-haspopup="dialog"
            onClick={openZoom}
          >
            <ZoomIn size={20} aria-hidden="true" />
          </IconButton>
        )}
        {children}
      </div>
      {several && <Thumbnails id={id} images={images} tones={tones} shown={shown} onShow={show} />}
      {zooms && zoomed && (
        <LazyComponent
          load={loadZoom}
          props={{ images, alts, tones, name, start: shown, onShow: show, onClose: () => setZoomed(false) }}
          pending={<Spinner label={galleryTexts.zoom} />}
        />
      )}
    </div>
  )
}

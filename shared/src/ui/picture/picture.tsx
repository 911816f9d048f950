import css from './picture.module.css'
import { pictureSources } from './picture-sources'

interface PictureProps {
  /** An address as the API sends it: `/media/<key>/640.webp`. */
  src: string | undefined
  /** The colours of its placeholder: twelve hexadecimal digits, as products carry them. */
  tone?: string | undefined
  /** The alternative text; empty if the text beside it says the same. */
  alt: string
  /** The `sizes` attribute: how wide it is shown. */
  sizes: string
  /** Width divided by height; reserves its space. */
  ratio?: number
  /** Fills its space and loses its edges, as a cover or a portrait may; a picture of a product is shown whole. */
  cropped?: boolean
  /** The most important picture of the page: loaded first, never lazily. */
  critical?: boolean
  className?: string
  /** Called when the picture has arrived. */
  onLoad?: () => void
}

/** A picture in the size and format that the page needs, AVIF before WebP, without layout shift. */
export function Picture({
  src,
  tone,
  alt,
  sizes,
  ratio = 1,
  cropped = false,
  critical = false,
  className = '',
  onLoad,
}: PictureProps) {
  const sources = src ? pictureSources(src, sizes) : null
  const width = 640
  return (
    <span
      className={`${css.frame} ${cropped ? css.cropped : ''} ${className}`}
      style={{ aspectRatio: String(ratio), ...ground(tone) }}
    >
      {src && (
        <picture>
          {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
          {sources && <source type="image/webp" srcSet={sources.webp} sizes={sizes} />}
          <img
            src={src}
            alt={alt}
            width={width}
            height={Math.round(width / ratio)}
            loading={critical ? 'eager' : 'lazy'}
            fetchPriority={critical ? 'high' : 'auto'}
            decoding="async"
            onLoad={onLoad}
          />
        </picture>
      )}
    </span>
  )
}

const TONE = /^([0-9a-f]{6})([0-9a-f]{6})$/

function ground(tone: string | undefined): { background?: string } {
  const [, upper, lower] = tone?.match(TONE) ?? []
  return upper ? { background: `linear-gradient(#${upper},#${lower})` } : {}
}

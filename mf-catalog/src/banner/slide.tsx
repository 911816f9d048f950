import { Link } from '@superium/shared/router'
import { Picture } from '@superium/shared/ui'
import css from './banner.module.css'
import type { Campaign } from './campaigns'
import { SLIDE_SIZES } from './slide-sizes'

interface SlideProps {
  campaign: Campaign
  /** Accessible name, such as "1 of 3". */
  position: string
  shown: boolean
  critical: boolean
}

const RATIO = 16 / 7

/** One campaign; inert while hidden. */
export function Slide({ campaign: { picture, to, title, text, link }, position, shown, critical }: SlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for a group with its own role description
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={position}
      className={`${css.slide} ${shown ? css.shown : ''}`}
      inert={!shown}
    >
      <Picture
        src={picture}
        alt=""
        sizes={SLIDE_SIZES}
        ratio={RATIO}
        cropped
        critical={critical}
        className={css.picture ?? ''}
      />
      <div className={css.content}>
        <h2 className={css.title}>{title}</h2>
        <p className={css.text}>{text}</p>
        <Link to={to} className={css.link}>
          {link}
        </Link>
      </div>
    </div>
  )
}

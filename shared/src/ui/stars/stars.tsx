import type { CSSProperties } from 'react'
import css from './stars.module.css'

interface StarsProps {
  /** An average, 0 to 5; a star is full from three quarters on. */
  value: number
  /** The accessible name; without it the stars are decoration beside text. */
  label?: string
  /** Pixels of one star. */
  size?: number
}

/** Five stars, filled up to the value. A single element that the style sheet draws on, because a listing has dozens. */
export function Stars({ value, label, size = 14 }: StarsProps) {
  const style = { '--full': Math.floor(value + 0.25), '--size': size } as CSSProperties
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return <span className={css.stars} style={style} {...named} />
}

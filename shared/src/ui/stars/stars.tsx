import type { CSSProperties } from 'react'
import css from './stars.module.css'

interface StarsProps {
  /** An average, 0 to 5; a star is full from three quarters on. */
  value: number
  /** What is said to those who do not see them; without it they are an ornament beside words. */
  label?: string
  /** Pixels of one star. */
  size?: number
}

/** Five stars, so many of them full. One element that the style sheet draws on: a listing has dozens of them. */
export function Stars({ value, label, size = 14 }: StarsProps) {
  const style = { '--full': Math.floor(value + 0.25), '--size': size } as CSSProperties
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return <span className={css.stars} style={style} {...named} />
}

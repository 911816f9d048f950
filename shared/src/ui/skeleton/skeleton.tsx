import css from './skeleton.module.css'

interface SkeletonProps {
  /** CSS lengths. */
  width?: string
  height?: string
  /** Fills the width with this aspect ratio, e.g. `1 / 1`. */
  ratio?: string
}

/** A pulsing placeholder in the size of the coming content, so that the layout does not shift. */
export function Skeleton({ width = '100%', height = '1em', ratio }: SkeletonProps) {
  return (
    <span
      className={css.skeleton}
      style={ratio ? { width, aspectRatio: ratio } : { width, height }}
      aria-hidden="true"
    />
  )
}

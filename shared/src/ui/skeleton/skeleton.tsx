import css from './skeleton.module.css'

interface SkeletonProps {
  /** CSS lengths. */
  width?: string
  height?: string
  /** Fills its place with this ratio, e.g. `1 / 1`. */
  ratio?: string
}

/** A pulsing placeholder of the size of what is coming, so that nothing moves when it comes. */
export function Skeleton({ width = '100%', height = '1em', ratio }: SkeletonProps) {
  return (
    <span
      className={css.skeleton}
      style={ratio ? { width, aspectRatio: ratio } : { width, height }}
      aria-hidden="true"
    />
  )
}

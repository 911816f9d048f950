import css from './spinner.module.css'

/** A spinner; `label` is announced. Without it, nearby text must say what is loading. */
export function Spinner({ label }: { label?: string }) {
  return label ? (
    <output className={css.spinner} aria-label={label} />
  ) : (
    <span className={css.spinner} aria-hidden="true" />
  )
}

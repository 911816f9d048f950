import css from './spinner.module.css'

/** A spinner; `label` is announced. Without it the text beside it must say what is going on. */
export function Spinner({ label }: { label?: string }) {
  return label ? (
    <output className={css.spinner} aria-label={label} />
  ) : (
    <span className={css.spinner} aria-hidden="true" />
  )
}

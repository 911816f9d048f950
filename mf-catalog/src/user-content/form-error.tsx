import css from './user-content.module.css'

/** The error of a form, announced at once; empty without a message. */
export function FormError({ message }: { message: string }) {
  return (
    <p role="alert" className={css.problem}>
      {message}
    </p>
  )
}

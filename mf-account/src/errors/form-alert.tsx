import css from './form-alert.module.css'

/** The error of a whole form, which screen readers announce when it appears. */
export function FormAlert({ message, reason }: { message: string | undefined; reason?: string | undefined }) {
  return (
    <div role="alert">
      {message && (
        <div className={css.alert}>
          <p className={css.message}>{message}</p>
          {reason && <p>{reason}</p>}
        </div>
      )}
    </div>
  )
}

import { useUntilInput } from '@superium/shared/until-input'
import css from './form-alert.module.css'

/** The error of a whole form until something in the form is changed. Screen readers announce it when it appears. */
export function FormAlert({ message, reason }: { message: string | undefined; reason?: string | undefined }) {
  const { place, shown } = useUntilInput(message)
  return (
    <div ref={place} role="alert">
      {shown && (
        <div className={css.alert}>
          <p className={css.message}>{shown}</p>
          {reason && <p>{reason}</p>}
        </div>
      )}
    </div>
  )
}

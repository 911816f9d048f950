import { useUntilInput } from '@superium/shared/until-input'
import css from './user-content.module.css'

/** The error of a form until something in it is changed, announced at once; empty without a message. */
export function FormError({ message }: { message: string }) {
  const { place, shown } = useUntilInput(message)
  return (
    <div ref={place} role="alert" className={css.problem}>
      {shown}
    </div>
  )
}

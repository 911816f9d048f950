import css from './user-content.module.css'

/** Why a form was not taken, read out at once; nothing without words. */
export function FormError({ words }: { words: string }) {
  return (
    <p role="alert" className={css.problem}>
      {words}
    </p>
  )
}

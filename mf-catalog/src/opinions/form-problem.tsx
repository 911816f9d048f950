import css from './opinions.module.css'

/** Why a form was not taken, read out at once; nothing without words. */
export function FormProblem({ words }: { words: string }) {
  return (
    <p role="alert" className={css.problem}>
      {words}
    </p>
  )
}

import css from './become-seller.module.css'
import { becomeSellerTexts } from './texts'

const { label, list } = becomeSellerTexts.steps

/** The three steps from the application to the shop. */
export function NextSteps() {
  return (
    <ol className={css.steps} aria-label={label}>
      {list.map(({ title, text }, index) => (
        <li key={title}>
          <span className={css.number} aria-hidden="true">
            {index + 1}
          </span>
          <p className={css.stepTitle}>{title}</p>
          <p className={css.stepText}>{text}</p>
        </li>
      ))}
    </ol>
  )
}

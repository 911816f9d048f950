import { useField } from '@superium/shared/forms'
import { Star } from 'lucide-react'
import { useId } from 'react'
import contentCss from '../user-content/user-content.module.css'
import css from './reviews.module.css'
import { reviewsTexts } from './texts'

const STARS = [1, 2, 3, 4, 5] as const

/** One to five stars as a radio group, bound to the Formik field `stars`. */
export function StarField() {
  const [{ value }, { touched, error }, { setValue }] = useField<number>('stars')
  const problem = touched ? error : undefined
  const id = useId()
  return (
    <fieldset className={css.field} aria-describedby={`${id}-problem`}>
      <legend>{reviewsTexts.rating}</legend>
      <div className={css.choice}>
        {STARS.map((stars) => (
          <label key={stars}>
            <input
              type="radio"
              name={id}
              className="visually-hidden"
              aria-label={reviewsTexts.stars(stars)}
              aria-invalid={problem !== undefined}
              checked={value === stars}
              onChange={() => void setValue(stars)}
            />
            <Star size={26} aria-hidden="true" fill={value >= stars ? 'currentColor' : 'none'} />
          </label>
        ))}
      </div>
      <p id={`${id}-problem`} className={contentCss.problem}>
        {problem}
      </p>
    </fieldset>
  )
}

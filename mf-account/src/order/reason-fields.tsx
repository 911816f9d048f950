import { useId } from 'react'
import css from './change-dialog.module.css'
import type { ChangeKind } from './change-kind'
import { orderPageTexts } from './texts'

const texts = orderPageTexts.changes

/** The fields `reason` and `details` of a form; together they stay within the API's limit of 500 characters. */
export function ReasonFields({ reasons }: Pick<ChangeKind, 'reasons'>) {
  const id = useId()
  return (
    <>
      <label className={css.field} htmlFor={`${id}-reason`}>
        {texts.reason}
        <select id={`${id}-reason`} name="reason" defaultValue="">
          <option value="" disabled>
            {texts.choose}
          </option>
          {reasons.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={css.field} htmlFor={`${id}-details`}>
        {texts.details}
        <textarea id={`${id}-details`} name="details" rows={3} maxLength={400} />
      </label>
    </>
  )
}

import { useId } from 'react'
import css from './change-dialog.module.css'
import { orderPageTexts } from './texts'

const texts = orderPageTexts.changes

/** The fields `reason` and `details` of a form; together they stay within the API's limit of 500 characters. */
export function ReasonFields({ reasons }: { reasons: readonly string[] }) {
  const id = useId()
  return (
    <>
      <label className={css.field} htmlFor={`${id}-reason`}>
        {texts.reason}
        <select id={`${id}-reason`} name="reason" defaultValue="">
          <option value="" disabled>
            {texts.choose}
          </option>
          {reasons.map((reason) => (
            <option key={reason}>{reason}</option>
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

import { useField } from '@superium/shared/forms'
import { useId } from 'react'
import { orderTexts } from './order-texts'
import css from './step-dialog.module.css'

const texts = orderTexts.returns

/** The field `restock` of a form: whether returned pieces go back into stock. */
export function RestockChoice() {
  const [{ value, ...field }] = useField<boolean>('restock')
  const id = useId()
  return (
    <div>
      <label className={css.restock}>
        <input {...field} type="checkbox" checked={value} aria-describedby={id} />
        {texts.restock}
      </label>
      <p id={id} className={css.hint}>
        {texts.restockHint}
      </p>
    </div>
  )
}

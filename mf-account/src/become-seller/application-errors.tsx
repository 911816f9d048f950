import { useFormikContext } from '@superium/shared/forms'
import css from './become-seller.module.css'
import { FIELDS, type SellerForm } from './seller-form'
import { becomeSellerTexts as texts } from './texts'

/** Lists the invalid fields after a rejected submit, with a link to each; `FocusFirstError` focuses the first one. */
export function ApplicationErrors() {
  const { errors, submitCount, isSubmitting } = useFormikContext<SellerForm>()
  const wrong = FIELDS.filter((name) => errors[name])
  if (submitCount === 0 || isSubmitting || wrong.length === 0) return null
  return (
    <section className={css.errors} aria-label={texts.summary(wrong.length)}>
      <p className={css.errorsTitle}>{texts.summary(wrong.length)}</p>
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault()
                event.currentTarget.closest('form')?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
              }}
            >
              {texts.fields[name]}: {errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

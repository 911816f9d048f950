import { useFormikContext } from '@superium/shared/forms'
import css from './become-seller.module.css'
import { FIELDS, type SellerForm } from './seller-form'
import { becomeSellerTexts as texts } from './texts'

/** After a refused submit, what is missing or wrong, with a link to each field. The focus goes to the first of them. */
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

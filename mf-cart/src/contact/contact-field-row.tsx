import { late } from '@superium/shared/ui'
import { type ContactField, contactFields, contactTopics } from './contact-fields'
import css from './contact-form.module.css'
import { contactTexts } from './texts'

interface ContactFieldRowProps {
  field: ContactField
  value: string
  problem: string | undefined
  onChange(text: string): void
}

/** One labelled field of the contact form with its message. */
export function ContactFieldRow({ field, value, problem, onChange }: ContactFieldRowProps) {
  const id = `contact-${field}`
  const common = {
    ...late(`contact:${field}`),
    id,
    name: field,
    value,
    className: css.input,
    'aria-required': field !== 'orderNumber',
    'aria-invalid': Boolean(problem),
    'aria-describedby': `${id}-problem`,
  }
  const typed = { ...common, maxLength: contactFields[field] }
  return (
    <div className={css.row}>
      <label htmlFor={id}>{contactTexts.fields[field]}</label>
      {field === 'message' && <textarea {...typed} rows={5} onChange={({ target }) => onChange(target.value)} />}
      {field === 'topic' && (
        <select {...common} onChange={({ target }) => onChange(target.value)}>
          <option value="">{contactTexts.choose}</option>
          {contactTopics.map((topic) => (
            <option key={topic} value={topic}>
              {contactTexts.topics[topic]}
            </option>
          ))}
        </select>
      )}
      {field !== 'message' && field !== 'topic' && (
        <input
          {...typed}
          type={field === 'email' ? 'email' : 'text'}
          autoComplete={field === 'orderNumber' ? 'off' : field}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      <p id={`${id}-problem`} className={css.problem}>
        {problem}
      </p>
    </div>
  )
}

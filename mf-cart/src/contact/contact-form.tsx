import { ApiError } from '@superium/shared/api'
import { dropFormDraft, keepFormDraft, readFormDraft } from '@superium/shared/form-draft'
import { errorMessage } from '@superium/shared/loading'
import { useLocation } from '@superium/shared/router'
import { $user, useShared } from '@superium/shared/state'
import { Button, late } from '@superium/shared/ui'
import { CircleCheck } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ContactFieldRow } from './contact-field-row'
import {
  type ContactField,
  type ContactValues,
  contactFieldNames,
  contactProblems,
  emptyContact,
} from './contact-fields'
import css from './contact-form.module.css'
import { linkedContact } from './linked-contact'
import { sendContactMessage } from './send-contact-message'
import { contactTexts } from './texts'

const DRAFT = 'contact-draft'

type Problems = Partial<Record<ContactField, string>>

/**
 * The contact form, which validates, saves a draft while typing, and sends it to the shop. Uses plain elements, because
 * the server renders it.
 */
export function ContactForm() {
  const user = useShared($user)
  const uid = user?.uid ?? ''
  const { search } = useLocation()
  const [typed, setTyped] = useState<Partial<ContactValues>>({})
  const [problems, setProblems] = useState<Problems>({})
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState('')
  const [thanks, setThanks] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const told = useRef<HTMLDivElement>(null)
  const own = { name: user?.displayName ?? '', email: user?.email ?? '' }
  const values: ContactValues = { ...emptyContact, ...own, ...typed }

  // The server does not know the draft, so the first render must not include it. A link is newer than a draft, unless the
  // draft was typed on the page of this link.
  useEffect(() => {
    const { link, ...draft } = readFormDraft(DRAFT, uid, { ...emptyContact, link: '' }) ?? {}
    setTyped(link === search ? draft : { ...draft, ...linkedContact(search) })
  }, [uid, search])
  useEffect(() => {
    if (thanks || failure) told.current?.focus()
  }, [thanks, failure])

  function change(field: ContactField, text: string): void {
    const draft = { ...typed, [field]: text }
    setTyped(draft)
    keepFormDraft(DRAFT, uid, { ...draft, link: search })
    setFailure('')
    if (problems[field]) setProblems({ ...problems, [field]: contactProblems({ ...values, [field]: text })[field] })
  }

  function refuse(found: Problems): void {
    setProblems(found)
    const first = contactFieldNames.find((field) => found[field])
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (sending) return
    setFailure('')
    const found = contactProblems(values)
    if (Object.keys(found).length > 0) return refuse(found)
    setProblems({})
    setSending(true)
    try {
      setThanks(await sendContactMessage(values))
      dropFormDraft(DRAFT, uid)
      setTyped({})
    } catch (error) {
      const field = error instanceof ApiError && contactFieldNames.find((name) => name === error.field)
      if (field) refuse({ [field]: errorMessage(error) })
      else setFailure(errorMessage(error))
    }
    setSending(false)
  }

  if (thanks) {
    return (
      <div ref={told} tabIndex={-1} className={css.thanks}>
        <p>
          <CircleCheck size={20} aria-hidden="true" /> {thanks}
        </p>
        <Button variant="secondary" size="small" onClick={() => setThanks('')}>
          {contactTexts.another}
        </Button>
      </div>
    )
  }
  return (
    <form ref={form} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      {contactFieldNames.map((field) => (
        <ContactFieldRow
          key={field}
          field={field}
          value={values[field]}
          problem={problems[field]}
          onChange={(text) => change(field, text)}
        />
      ))}
      {failure && (
        <div ref={told} tabIndex={-1} role="alert" className={css.failed}>
          <p>
            {contactTexts.failed} {failure} {contactTexts.kept}
          </p>
        </div>
      )}
      <Button {...late('contact:send')} type="submit" busy={sending}>
        {contactTexts.send}
      </Button>
    </form>
  )
}

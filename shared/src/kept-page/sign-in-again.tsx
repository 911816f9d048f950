import { errorMessage } from '@superium/shared/loading'
import { BackCloses, Button } from '@superium/shared/ui'
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import css from './kept-page.module.css'
import { keptPageTexts as texts } from './texts'

interface SignInAgainProps {
  /** Whose page it is. */
  email: string
  /** Gives up what was typed. */
  onLeave(): void
}

/** Covers the page and asks its owner to sign in again. The page's own dialogs stay open below. */
export function SignInAgain({ email, onLeave }: SignInAgainProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  // A layout effect closes the dialog before its removal, so that the focus returns to the field where the visitor
  // typed.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    field.current?.focus()
    return () => shown?.close()
  }, [])

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const password = field.current?.value ?? ''
    if (busy) return
    setProblem(password ? '' : texts.required)
    if (!password) return field.current?.focus()
    setBusy(true)
    let identity: typeof import('@superium/shared/identity') | undefined
    try {
      identity = await import('@superium/shared/identity')
      await identity.signIn(email, password)
    } catch (error) {
      // Offline the code that knows the reasons does not load.
      setProblem(identity ? identity.identityErrorMessage(error, 'sign-in') : errorMessage(error))
      setBusy(false)
      field.current?.focus()
    }
  }

  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      // Escape must not uncover the page.
      {...{ closedby: 'none' }}
      onCancel={(event) => event.preventDefault()}
    >
      {/* Nor must Back, which would close the page's own dialog below. */}
      <BackCloses onBack={() => {}} />
      <form className={css.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
        <h2 id={`${id}-title`}>{texts.title}</h2>
        <p id={`${id}-text`}>{texts.text}</p>
        <label className={css.label}>
          {texts.email}
          <input className={css.input} type="email" autoComplete="username" value={email} readOnly />
        </label>
        <label className={css.label}>
          {texts.password}
          <input
            ref={field}
            className={css.input}
            type="password"
            autoComplete="current-password"
            onInput={() => setProblem('')}
            aria-invalid={problem !== '' || undefined}
            aria-describedby={`${id}-problem`}
          />
        </label>
        <p id={`${id}-problem`} className={css.problem} role="alert">
          {problem}
        </p>
        <div className={css.actions}>
          <Button type="submit" busy={busy}>
            {texts.signIn}
          </Button>
          <Button variant="quiet" onClick={onLeave}>
            {texts.leave}
          </Button>
        </div>
        <a href="/signin" target="_blank" rel="noopener">
          {texts.otherWay}
        </a>
      </form>
    </dialog>
  )
}

import { returnPath, useLocation, useNavigate } from '@superium/shared/router'
import { Button, Page } from '@superium/shared/ui'
import { type FormEvent, useState } from 'react'
import css from './standalone-frame.module.css'
import { standaloneTexts } from './texts'

/** A plain sign-in form for remotes without one. The accounts are those of the running site. */
export function SignIn() {
  const navigate = useNavigate()
  const location = useLocation()
  const [problem, setProblem] = useState('')
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const { signIn, identityErrorMessage } = await import('@superium/shared/identity')
    try {
      await signIn(String(form.get('email')), String(form.get('password')))
      navigate(returnPath(location), { replace: true })
    } catch (error) {
      setProblem(identityErrorMessage(error) ?? String(error))
    }
  }
  return (
    <Page narrow>
      <h1>{standaloneTexts.signIn}</h1>
      <form className={css.signIn} onSubmit={submit}>
        <label>
          {standaloneTexts.email}
          <input name="email" type="email" required autoComplete="username" />
        </label>
        <label>
          {standaloneTexts.password}
          <input name="password" type="password" required autoComplete="current-password" />
        </label>
        <p role="alert">{problem}</p>
        <Button type="submit">{standaloneTexts.signIn}</Button>
      </form>
    </Page>
  )
}

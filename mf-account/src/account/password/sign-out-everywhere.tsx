import { api, dataOrThrow } from '@superium/shared/api'
import { logOut } from '@superium/shared/identity'
import { errorMessage } from '@superium/shared/loading'
import { useNavigate } from '@superium/shared/router'
import { notify } from '@superium/shared/state'
import { Button, Dialog } from '@superium/shared/ui'
import { useState } from 'react'
import { FormAlert } from '../../errors/form-alert'
import css from './sign-out-everywhere.module.css'
import { signOutEverywhereTexts as texts } from './texts'

/** Ends all sessions of the account, this browser's included, after a confirmation. */
export function SignOutEverywhere() {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const confirm = async (): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    try {
      await logOut(async () => dataOrThrow(await api.POST('/api/v1/user/sign-out-everywhere')))
      notify('success', texts.done)
      await navigate('/signin')
    } catch (error) {
      setFailure(errorMessage(error))
      setBusy(false)
    }
  }

  return (
    <section className={css.everywhere}>
      <h2>{texts.title}</h2>
      <p>{texts.lede}</p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {texts.open}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={texts.question}>
        <p>{texts.consequence}</p>
        <FormAlert message={failure} />
        <div className={css.actions}>
          <Button variant="quiet" onClick={() => setAsking(false)}>
            {texts.cancel}
          </Button>
          <Button busy={busy} onClick={() => void confirm()}>
            {texts.confirm}
          </Button>
        </div>
      </Dialog>
    </section>
  )
}

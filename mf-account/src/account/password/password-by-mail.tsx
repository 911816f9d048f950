import { identityErrorMessage, offersGoogle, requestPasswordReset } from '@superium/shared/identity'
import { Button } from '@superium/shared/ui'
import { useState } from 'react'
import { FormAlert } from '../../errors/form-alert'
import css from './password-by-mail.module.css'
import { firstPasswordTexts as texts } from './texts'

/** Sends an e-mail with a link for setting a password. */
export function PasswordByMail({ email }: { email: string }) {
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle')
  const [failure, setFailure] = useState<string>()
  const send = async (): Promise<void> => {
    setFailure(undefined)
    setState('busy')
    try {
      await requestPasswordReset(email)
      setState('sent')
    } catch (error) {
      setFailure(identityErrorMessage(error))
      setState('idle')
    }
  }
  return (
    <div className={css.mail}>
      {offersGoogle() && <p>{texts.byMailLede}</p>}
      <FormAlert message={failure} />
      {state !== 'sent' && (
        <Button variant="secondary" busy={state === 'busy'} onClick={() => void send()}>
          {texts.byMail}
        </Button>
      )}
      <output>{state === 'sent' && texts.sent}</output>
    </div>
  )
}

import { backFromGoogle, offersGoogle } from '@superium/shared/identity'
import { returnPath, useLocation, useNavigate } from '@superium/shared/router'
import { Button, late } from '@superium/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { FormAlert } from '../errors/form-alert'
import { accountTexts } from '../texts'
import css from './google-button.module.css'
import { finishGoogleFlow, type GoogleOutcome, runGoogleFlow } from './google-flow'
import { GoogleLogo } from './google-logo'

interface GoogleButtonProps {
  /** Called with true when a sign-in starts, and with false when it ends without one. */
  onBusy(busy: boolean): void
  /** Called when the visitor is signed in, even if the product rejected the login. */
  onDone(): void
}

/** "Continue with Google" below a form; nothing if the site does not offer it. */
export function GoogleButton({ onBusy, onDone }: GoogleButtonProps) {
  const location = useLocation()
  const navigate = useNavigate()
  const [running, setRunning] = useState(false)
  const [failure, setFailure] = useState<string>()
  const begun = useRef(false)

  const run = async (flow: () => Promise<GoogleOutcome>): Promise<void> => {
    setFailure(undefined)
    setRunning(true)
    onBusy(true)
    const outcome = await flow()
    // The page is leaving for Google.
    if (outcome === 'left') return
    setRunning(false)
    if (outcome === 'done') return onDone()
    onBusy(false)
    setFailure(outcome.failure)
  }

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const returnTo = backFromGoogle()
    if (returnTo === null) return
    void run(async () => {
      // The redirect to Google lost the location's state.
      await navigate(location.pathname, { replace: true, state: { from: returnTo } })
      return finishGoogleFlow()
    })
  })

  if (!offersGoogle()) return null
  return (
    <div className={css.google}>
      <p className={css.or}>{accountTexts.google.or}</p>
      <FormAlert message={failure} />
      <Button
        {...late('google')}
        variant="secondary"
        size="large"
        wide
        busy={running}
        onClick={() => void run(() => runGoogleFlow(returnPath(location)))}
      >
        <span className={css.label}>
          <GoogleLogo />
          {accountTexts.google.button}
        </span>
      </Button>
    </div>
  )
}

import { errorMessage } from '@superium/shared/loading'
import { notify } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { useEffect, useState } from 'react'
import { verificationTexts as texts } from './texts'
import { useSendPause } from './use-send-pause'
import css from './verification-banner.module.css'

interface VerificationBannerProps {
  email: string
  place: 'account' | 'checkout' | 'seller' | 'review'
}

type Busy = 'sending' | 'checking' | null

const identity = () => import('@superium/shared/identity')

/** Asks to open the link, sends it again, and notices when it has been opened, also in another tab. */
export function VerificationBanner({ email, place }: VerificationBannerProps) {
  const [busy, setBusy] = useState<Busy>(null)
  const [said, setSaid] = useState('')
  const { paused, pause } = useSendPause()

  const run = async (kind: Exclude<Busy, null>, action: () => Promise<string>): Promise<void> => {
    setBusy(kind)
    setSaid('')
    try {
      setSaid(await action())
    } catch (error) {
      // Offline the code that knows the reasons does not load.
      setSaid(
        await identity().then(
          ({ identityErrorMessage }) => identityErrorMessage(error),
          () => errorMessage(error),
        ),
      )
    } finally {
      setBusy(null)
    }
  }
  const send = async (): Promise<string> => {
    await (await identity()).sendVerification()
    pause()
    return texts.sent(email)
  }
  const check = async (): Promise<string> => ((await isVerified()) ? texts.verified : texts.notYet)

  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') isVerified().catch(() => undefined)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])

  return (
    <section className={css.banner} aria-label={texts.title}>
      <p className={css.title}>{texts.title}</p>
      <p>{texts[place](email)}</p>
      <div className={css.actions}>
        <Button variant="secondary" size="small" busy={busy === 'checking'} onClick={() => void run('checking', check)}>
          {texts.check}
        </Button>
        <Button
          variant="quiet"
          size="small"
          busy={busy === 'sending'}
          disabled={paused}
          onClick={() => void run('sending', send)}
        >
          {texts.send}
        </Button>
      </div>
      <output className={css.said}>{said}</output>
    </section>
  )
}

/** Asks the identity service; a verified address ends the banner with the session's next report. */
async function isVerified(): Promise<boolean> {
  const verified = await (await identity()).refreshVerification()
  if (verified) notify('success', texts.verified)
  return verified
}

import { $analyticsConsent, $consentAsked, useShared } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { useEffect, useRef } from 'react'
import { chooseConsent } from './consent'
import css from './consent-notice.module.css'
import { analyticsTexts } from './texts'

/**
 * Asks for consent to analytics until the visitor answers, and again from "Privacy choices". Both answers are equally
 * prominent. `refuses`: the browser has already refused, so the notice says so only on request.
 */
export function ConsentNotice({ refuses }: { refuses: boolean }) {
  const consent = useShared($analyticsConsent)
  const asked = useShared($consentAsked)
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    if (asked) ref.current?.focus()
  }, [asked])
  if (!asked && (refuses || consent !== null)) return null
  return (
    <section ref={ref} tabIndex={-1} className={css.notice} aria-labelledby="privacy-title">
      <h2 id="privacy-title">{analyticsTexts.title}</h2>
      <p>{refuses ? analyticsTexts.refused : analyticsTexts.question}</p>
      {!refuses && consent && <p className={css.now}>{analyticsTexts.now[consent]}</p>}
      <div className={css.answers}>
        {refuses ? (
          <Button variant="secondary" onClick={() => $consentAsked.set(false)}>
            {analyticsTexts.close}
          </Button>
        ) : (
          <>
            <Button variant="secondary" onClick={() => chooseConsent('denied')}>
              {analyticsTexts.decline}
            </Button>
            <Button variant="secondary" onClick={() => chooseConsent('granted')}>
              {analyticsTexts.accept}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

import type { OwnSeller } from '@superium/shared/api'
import { SellerStateChip, SellerTimeline } from '@superium/shared/sellers'
import { ButtonLink, Card, Picture } from '@superium/shared/ui'
import { useEffect, useRef } from 'react'
import css from './become-seller.module.css'
import { becomeSellerTexts } from './texts'
import { VerifyApplicant } from './verify-applicant'

const texts = becomeSellerTexts.state

interface ApplicationStateProps {
  seller: OwnSeller
  /** Whether to take the focus, because the form that was sent has disappeared. */
  focus: boolean
}

/** The state of an application, with the reason, the possible actions, and the next steps. */
export function ApplicationState({ seller, focus }: ApplicationStateProps) {
  const { state, reason, shopName, slug, logo, email, emailVerified, events } = seller
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focus) heading.current?.focus()
  }, [focus])
  const { title, text } = texts[state]
  return (
    <Card className={css.state ?? ''}>
      <header className={css.stateHeader}>
        <div className={css.logo}>
          <Picture src={logo} cropped alt="" sizes="72px" />
        </div>
        <div className={css.shop}>
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <p>
            {shopName} <SellerStateChip state={state} />
          </p>
        </div>
      </header>
      <p>{text}</p>
      {reason && (
        <div className={css.reason}>
          <h3>{texts.reason}</h3>
          <p>{reason}</p>
        </div>
      )}
      {state === 'pending' && !emailVerified && <VerifyApplicant email={email} />}
      {state === 'approved' && (
        <p className={css.links}>
          <ButtonLink to="/seller">{texts.desk}</ButtonLink>
          <ButtonLink to={`/shop/${slug}`} variant="secondary">
            {texts.visit}
          </ButtonLink>
        </p>
      )}
      {state === 'suspended' && (
        <p className={css.links}>
          <ButtonLink to="/help#contact">{texts.contact}</ButtonLink>
        </p>
      )}
      <h3>{texts.steps}</h3>
      <SellerTimeline events={events} label={texts.timeline} actors={texts.actors} />
    </Card>
  )
}

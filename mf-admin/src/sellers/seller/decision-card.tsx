import type { AdminSellerDetail, SellerDecision } from '@superium/shared/api'
import { focusPlace } from '@superium/shared/lost-focus'
import { Button, Card } from '@superium/shared/ui'
import { unavailable } from '@superium/shared/unavailable'
import { useState } from 'react'
import { sellersTexts } from '../texts'
import { DecisionDialog } from './decision-dialog'
import css from './seller.module.css'

const texts = sellersTexts.one

type Decision = SellerDecision['decision']

/** The possible decisions in each state. */
const allowed: Record<AdminSellerDetail['state'], readonly Decision[]> = {
  pending: ['approve', 'decline'],
  approved: ['suspend'],
  declined: [],
  suspended: ['reinstate'],
}

/** Buttons for the possible decisions; each asks for confirmation. */
export function DecisionCard({ seller }: { seller: AdminSellerDetail }) {
  const [asked, setAsked] = useState<Decision | null>(null)
  const { state, reason, email, emailVerified } = seller
  // An account without an e-mail address was deleted, so its shop stays closed.
  const deleted = email === ''
  const mustVerify = state === 'pending' && !emailVerified
  return (
    <Card>
      <h2 className={css.title} {...focusPlace}>
        {texts.next}
      </h2>
      <div className={css.buttons}>
        {state === 'declined' && <p>{texts.declined}</p>}
        {reason && (
          <p className={css.reason}>
            <strong>{texts.reason}:</strong> {reason}
          </p>
        )}
        {mustVerify && <p className={css.verify}>{texts.mustVerify}</p>}
        {(deleted ? [] : allowed[state]).map((decision) => (
          <Button
            key={decision}
            variant={decision === 'approve' || decision === 'reinstate' ? 'primary' : 'secondary'}
            wide
            onClick={() => setAsked(decision)}
            {...unavailable(decision === 'approve' && mustVerify ? texts.mustVerify : '')}
          >
            {sellersTexts.decisions[decision].label}
          </Button>
        ))}
      </div>
      <DecisionDialog seller={seller} decision={asked} onClose={() => setAsked(null)} />
    </Card>
  )
}

import { useLocation } from '@superium/shared/router'
import { $session, useShared } from '@superium/shared/state'
import { ButtonLink } from '@superium/shared/ui'
import { shellTexts } from '../../texts'
import { returnState } from '../return-state'
import css from './create-account.module.css'

/** The "Create Account" block (spec §2 "Header") for phones, whose header has no room for it; for guests only. */
export function CreateAccount({ onFollow }: { onFollow(): void }) {
  const { status } = useShared($session)
  const state = returnState(useLocation())
  if (status !== 'anonymous') return null
  return (
    <section className={css.block} aria-labelledby="drawer-account">
      <h3 id="drawer-account">{shellTexts.createAccount}</h3>
      <div>
        <ButtonLink to="/signup" state={state} onClick={onFollow}>
          {shellTexts.signup}
        </ButtonLink>
        <ButtonLink to="/signin" state={state} variant="secondary" onClick={onFollow}>
          {shellTexts.login}
        </ButtonLink>
      </div>
    </section>
  )
}

import { notify } from '@superium/shared/state'
import { siteLinks } from '../../site-links/site-links'
import { shellTexts } from '../../texts'
import css from './privacy-choices.module.css'

/** Opens the choice about analytics again; absent on sites without analytics. */
export function PrivacyChoices() {
  if (!siteLinks().measured) return null
  const open = async (): Promise<void> => {
    try {
      const { askForConsent } = await import('../../analytics/consent')
      askForConsent()
    } catch {
      notify('error', shellTexts.slotFailed)
    }
  }
  return (
    <button type="button" className={css.button} onClick={() => void open()}>
      {shellTexts.footer.privacy}
    </button>
  )
}

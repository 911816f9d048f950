import { siteLinks } from '../../site-links/site-links'
import { shellTexts } from '../../texts'
import css from './privacy-choices.module.css'

/** Opens the choice about analytics again; absent on sites without analytics. */
export function PrivacyChoices() {
  if (!siteLinks().measured) return null
  const open = async (): Promise<void> => {
    const { askForConsent } = await import('../../analytics/consent')
    askForConsent()
  }
  return (
    <button type="button" className={css.button} onClick={() => void open()}>
      {shellTexts.footer.privacy}
    </button>
  )
}

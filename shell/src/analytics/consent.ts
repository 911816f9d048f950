import { $analyticsConsent, $consentAsked } from '@superium/shared/state'

/** Shows the notice again, with the choice made so far. */
export const askForConsent = (): void => $consentAsked.set(true)

/** Keeps the visitor's choice in this browser, for all its tabs. */
export function chooseConsent(choice: 'granted' | 'denied'): void {
  $analyticsConsent.set(choice)
  $consentAsked.set(false)
}

/**
 * Whether the browser refuses by Global Privacy Control or Do Not Track. The site then neither asks nor measures,
 * whatever the visitor chose before.
 */
export function browserRefuses(browser: Navigator & { globalPrivacyControl?: boolean } = navigator): boolean {
  return browser.globalPrivacyControl === true || browser.doNotTrack === '1'
}

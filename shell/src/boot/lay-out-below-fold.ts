import { whenIdle } from '@superium/shared/ui'

/**
 * Lays out the content below the fold when the browser is idle; `--below-the-fold` (`base.css`) delays it for the
 * first paint. A full-page screenshot or a print then shows everything.
 */
export const layOutBelowFold = (): void =>
  whenIdle(() => document.documentElement.style.setProperty('--below-the-fold', 'visible'))

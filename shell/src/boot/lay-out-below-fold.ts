import { whenIdle } from '@superium/shared/ui'

/**
 * Lets the browser lay out what is below the fold too, once it has nothing better to do: until then `--below-the-fold` (see
 * `base.css`) put that off for the first paint. A long picture of the page, or its print, then shows all of it.
 */
export const layOutBelowFold = (): void =>
  whenIdle(() => document.documentElement.style.setProperty('--below-the-fold', 'visible'))

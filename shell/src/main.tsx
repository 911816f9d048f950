import '@superium/shared/ui/tokens.css'
import '@superium/shared/ui/base.css'
import './remotes/provided-for-remotes'
import { boot } from './boot/boot'
import { shellTexts } from './texts'

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root.')

declare global {
  interface Window {
    /** Whether the shell runs. Until then the document itself reports errors. */
    superiumBooted?: boolean
  }
}

boot(root).then(
  () => {
    window.superiumBooted = true
  },
  (error: unknown) => {
    root.textContent = `${shellTexts.bootFailed} ${error instanceof Error ? error.message : ''}`
    reportError(error)
  },
)

import '../remotes/provided-for-remotes'
import { tellStage } from '../telemetry/tell-stage'
import { shellTexts } from '../texts'
import { boot } from './boot'

/** Starts the site in the document's `#root`. Where that fails, the page says so and the promise rejects. */
export async function startSite(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root.')
  try {
    await boot(root)
  } catch (error) {
    tellStage('ready')
    root.textContent = `${shellTexts.bootFailed} ${error instanceof Error ? error.message : ''}`
    throw error
  }
}

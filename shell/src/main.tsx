import '@superium/shared/ui/tokens.css'
import '@superium/shared/ui/base.css'
import { nextTask } from './boot/next-task'

declare global {
  interface Window {
    /** Whether the shell runs. Until then the document's own script reports errors. */
    superiumBooted?: boolean
  }
}

/**
 * Evaluates the modules of this file in several tasks, so that a tap does not wait for all of them. It starts no module
 * and no request synchronously: tools that record a request's call stack make the browser parse every function in it
 * again, and the file's outermost function is the whole file.
 */
async function start(): Promise<void> {
  await undefined
  // First, so that the document has started before other code can hang.
  await import(/* webpackMode: "eager" */ './telemetry/tell-start')
  await nextTask()
  await import(/* webpackMode: "eager" */ './boot/evaluate-react')
  await nextTask()
  const { startSite } = await import(/* webpackMode: "eager" */ './boot/start-site')
  await startSite()
}

start().then(() => {
  window.superiumBooted = true
}, reportError)

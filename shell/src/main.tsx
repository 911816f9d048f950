import '@superium/shared/ui/tokens.css'
import '@superium/shared/ui/base.css'
import { nextTask } from './boot/next-task'

declare global {
  interface Window {
    /** Whether the shell runs. Until then the document itself reports errors. */
    superiumBooted?: boolean
  }
}

/**
 * Evaluates the modules of this file in several tasks, so that a tap is not kept waiting for all of them. Nothing is evaluated, and
 * no request made, while the file itself is: tools that ask for the call stack of a request make the browser parse again each function
 * in it, and the file's own function is all of the file.
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

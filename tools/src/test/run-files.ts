import { spawn } from 'node:child_process'
import type { Settings } from '../settings/parse-settings'
import { openBrowserSite } from './browser-site'
import type { TestFiles } from './find-test-files'
import { NOTHING, type Outcome, sum } from './outcome'
import type { TestOptions } from './parse-options'
import { runJest } from './run-jest'
import { runPlaywright } from './run-playwright'
import type { Report } from './run-reported'
import { runStep } from './run-step'

/** Runs test files, as often as asked; `opened` receives the function that stops the site of browser tests. */
export async function runFiles(
  report: Report,
  root: string,
  settings: Settings,
  { unit, browser }: TestFiles,
  { title, repeat }: Pick<TestOptions, 'title' | 'repeat'>,
  opened: (stop: () => Promise<void>) => void,
): Promise<Outcome> {
  const outcomes: Outcome[] = []
  const pattern = title === undefined ? undefined : title.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const wanted = { engines: browser.some((path) => path.startsWith('e2e/engines/')) }
  const site = browser.length > 0 ? await openBrowserSite(root, settings, report.progress, opened, wanted) : undefined
  const end = repeat > 1 ? startBusyLoops() : () => {}
  const unitOptions = [...(pattern ? ['-t', pattern] : []), '--runTestsByPath', ...unit]
  try {
    for (let round = 0; round < (unit.length > 0 ? repeat : 0); round += 1)
      outcomes.push(await runStep(report, 'unit', () => runJest(report, 'unit', unitOptions)))
    if (site) {
      const options = [...browser, `--repeat-each=${repeat}`, ...(pattern ? ['--grep', pattern] : [])]
      outcomes.push(await runPlaywright(report, site, 'e2e', options))
    }
  } finally {
    end()
    await site?.stop()
  }
  return outcomes.length > 0 ? sum(outcomes) : NOTHING
}

/** Keeps two processors busy until the returned function is called. */
function startBusyLoops(): () => void {
  // A loop ends with the pipe of this process, even if this one is killed.
  const loop =
    "process.stdin.on('end', () => process.exit()).resume(); (function turn() { for (const end = Date.now() + 50; Date.now() < end; ); setImmediate(turn) })()"
  const loops = [0, 1].map(() => spawn(process.execPath, ['-e', loop], { stdio: ['pipe', 'ignore', 'ignore'] }))
  return () => {
    for (const one of loops) one.kill()
  }
}

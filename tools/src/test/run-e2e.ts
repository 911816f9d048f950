import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureNginx, nginxCache } from '../balancer/ensure-nginx'
import { freePort } from '../process/free-port'
import { runNodeInForeground } from '../process/run-in-foreground'
import { Progress } from '../progress/progress'
import type { Settings } from '../settings/parse-settings'
import { type Site, startSite } from '../start/start-site'
import { checkBalancer } from './check-balancer'
import { ensureBrowser } from './ensure-browser'
import { openFaults } from './faults/open-faults'
import { type Outcome, playwrightOutcome } from './outcome'
import { withCode } from './static-checks-and-unit-tests'

/**
 * Runs Playwright against the assembled site, on free ports and with a temporary data folder. `opened` receives the
 * function that stops the site.
 */
export async function runE2e(
  root: string,
  settings: Settings,
  opened: (stop: () => Promise<void>) => void,
): Promise<Outcome> {
  const chromium = await ensureBrowser(process.env)
  const data = mkdtempSync(join(tmpdir(), 'superium-e2e-'))
  const own = await isolatedSettings(settings, data)
  const runs: Run[] = [
    { instances: 1, projects: ['site', 'docs'] },
    { instances: 2, projects: ['balanced', 'faults', 'releases'] },
  ]
  const outcome: Outcome = { passed: 0, failed: 0 }
  try {
    for (const run of runs) {
      if (run.instances > 1) {
        const able = await checkBalancer(() => ensureNginx(process.env.PATH ?? '', nginxCache(root)), process.env)
        if (able === 'missing') outcome.failed += 1
        if (able !== 'yes') continue
      }
      const { passed, failed } = await against(
        root,
        { ...own, instances: run.instances },
        run.projects,
        chromium,
        opened,
      )
      outcome.passed += passed
      outcome.failed += failed
    }
    return outcome
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

interface Run {
  /** Number of edges and of APIs. */
  instances: number
  /** Playwright projects, which run one after the other. */
  projects: string[]
}

/** Starts the site of `settings`, runs Playwright's `projects` against it, and stops it. */
export async function against(
  root: string,
  settings: Settings,
  projects: string[],
  chromium: string | undefined,
  opened: (stop: () => Promise<void>) => void,
): Promise<Outcome> {
  const faults = settings.instances > 1 ? await openFaults() : undefined
  const outcome: Outcome = { passed: 0, failed: 0 }
  let stop = async (): Promise<void> => {}
  try {
    const ready = (site: Site): void => {
      stop = () => site.stop()
      opened(stop)
    }
    const variation = faults ? { service: faults.service } : {}
    const site = await startSite(root, settings, new Progress(process.stdout), ready, variation)
    const env = {
      SUPERIUM_URL: site.address,
      ...(faults && { SUPERIUM_FAULTS: faults.control }),
      ...(chromium && { CHROMIUM_PATH: chromium }),
    }
    for (const project of projects) {
      const { passed, failed } = await playwright(settings, project, env)
      outcome.passed += passed
      outcome.failed += failed
    }
    return outcome
  } finally {
    await stop()
    faults?.close()
  }
}

async function playwright(settings: Settings, project: string, env: Record<string, string>): Promise<Outcome> {
  const report = join(settings.data, 'report.json')
  rmSync(report, { force: true })
  const code = await runNodeInForeground(
    ['node_modules/@playwright/test/cli.js', 'test', '--config=e2e', `--project=${project}`, '--reporter=list,json'],
    {
      ...env,
      SUPERIUM_RUN: join(settings.data, 'run.json'),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  )
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  return withCode(playwrightOutcome(readFileSync(report, 'utf8')), code)
}

/** The same settings with a different data folder and free ports. */
export async function isolatedSettings(settings: Settings, data: string): Promise<Settings> {
  const [site = 0, api = 0, database = 0, auth = 0] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ])
  return { ...settings, data, host: '127.0.0.1', ports: { ...settings.ports, site, api, database, auth } }
}

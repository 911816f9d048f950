import type { Progress } from '../../../tools/src/progress/progress'
import { runFloods } from './floods/run-floods'
import { runFuzz } from './fuzz/run-fuzz'
import { runKills } from './kills/run-kills'
import type { Options, Part } from './parse-options'
import type { Finding } from './report/finding'
import { runRounds } from './rounds/run-rounds'
import type { HardenSite } from './site/start-harden-site'
import { runSoak } from './soak/run-soak'
import { runTrials } from './trials/run-trials'

type Run = (site: HardenSite, options: Options, progress: Progress) => Promise<Finding[]>

const RUNS: Record<Part, Run> = {
  ...{ rounds: runRounds, floods: runFloods, kills: runKills },
  ...{ fuzz: runFuzz, trials: runTrials, soak: runSoak },
}

/** Runs the chosen parts one after the other. A part that cannot run counts as failed; the others still run. */
export async function runHarden(site: HardenSite, options: Options, progress: Progress): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const part of options.parts) {
    try {
      findings.push(...(await RUNS[part](site, options, progress)))
    } catch (error) {
      const result = error instanceof Error ? error.message : String(error)
      findings.push({ what: part, how: '', result, goal: 'it runs', holds: false })
    }
  }
  return findings
}

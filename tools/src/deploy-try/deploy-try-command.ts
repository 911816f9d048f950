import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bundleStale } from '../../bundle.mjs'
import { CliError } from '../cli-error'
import { Progress } from '../progress/progress'
import { waitForStopSignal } from '../start/wait-for-stop-signal'
import { allGood, CONTAINERS, signalProcesses, stateOf, untilHolds } from './faults'
import { findEngine } from './find-engine'
import { TO_ITS_END, type Traffic, TrialShop } from './trial-shop'

const WHOLE_MINUTES = 15
const PRODUCTS = 40
const ADMINISTRATOR = 'ada@example.com'
const BUYER = 'ben@example.com'
/** How long a container may take to come back. */
const BACK_WITHIN_MS = 60_000
/** How long a step may wait for what it has started, on a machine that is busy with other work. */
const UNTIL_MS = 120_000
/** How long the database and the balancer are frozen. */
const FROZEN_MS = 10_000

const HELP = `npm run deploy:try -- [--restart-engine COMMAND]

Builds the images with the engine on PATH (docker or podman; DOCKER_HOST counts), starts the shop of deploy/compose.yaml,
and goes through docs/operations.md: first administrator, import, order, backup, restore, update under traffic; then kills
and freezes each container, and restarts the engine by COMMAND, or all containers without one.
`

/** `npm run deploy:try`: resolves to the exit code, 1 if a step did not hold. */
export async function deployTryCommand(root: string, args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { 'restart-engine': { type: 'string' }, help: { type: 'boolean' } } })
  if (values.help) {
    process.stdout.write(HELP)
    return 0
  }
  const progress = new Progress(process.stdout)
  const started = performance.now()
  await bundleStale(root, ['tools'])
  const engine = await findEngine()
  progress.say(`${engine.versions}, ${new Date().toISOString()}`)
  const shop = new TrialShop(root, engine)
  void waitForStopSignal(() => {}).then(() => shop.stop())
  try {
    const failed = await new Trial(shop, progress, values['restart-engine']).run()
    const minutes = (performance.now() - started) / 60_000
    progress.say(
      `${failed.length === 0 ? 'All steps held' : `Did not hold: ${failed.join(', ')}`}; ${minutes.toFixed(1)} minutes`,
    )
    if (minutes > WHOLE_MINUTES) progress.say(`That is more than ${WHOLE_MINUTES} minutes.`)
    return failed.length === 0 && minutes <= WHOLE_MINUTES ? 0 : 1
  } finally {
    await shop.remove()
  }
}

/** The walk through the page, step by step. */
class Trial {
  readonly #failed: string[] = []

  constructor(
    private readonly shop: TrialShop,
    private readonly progress: Progress,
    private readonly restartEngine: string | undefined,
  ) {}

  /** Resolves to the names of the steps that did not hold. A step that throws ends the trial. */
  async run(): Promise<string[]> {
    const { shop } = this
    await this.step('Build and start', async () => {
      await shop.follow('start')
      await this.whole()
    })
    await this.step('First administrator', async () => {
      await shop.visitor(`sign-up ${ADMINISTRATOR}`)
      await shop.follow('grant')
      await this.until('the account administrates', async () => {
        return (await shop.visitor<number>(`administrates ${ADMINISTRATOR}`)) === 200
      })
    })
    await this.step('Import', async () => {
      writeFileSync(join(shop.copy, 'catalogue.csv'), catalogue())
      const said = await shop.follow('import')
      await this.until(
        `${PRODUCTS} products; the import said: ${said}`,
        async () => (await shop.visitor<number>('products')) === PRODUCTS,
      )
      return said.trim().split('\n').at(-1) ?? ''
    })
    const first = await this.step('Order', async () => {
      await shop.visitor(`sign-up ${BUYER}`)
      return shop.visitor<number>(`order ${BUYER}`)
    })
    await this.step('Backup', async () => {
      await shop.follow('backup')
    })
    await this.step('Restore', async () => {
      await shop.visitor(`order ${BUYER}`)
      await shop.follow('restore')
      await this.onlyOrder(first)
    })
    await this.step('Restore on a new machine', async () => {
      await shop.compose('--profile operator down -v --timeout 10')
      await shop.follow('restoreElsewhere')
      await this.onlyOrder(first)
    })
    await this.underTraffic('Update across a migration', async () => {
      shop.becomeNewer()
      await shop.follow('update')
      const tables = await shop.compose(`exec -T postgres psql -U superium -tAc "select to_regclass('deploy_try')"`)
      if (tables.trim() !== 'deploy_try') throw new CliError('The migration did not run.')
      for (const name of ['api-1', 'api-2', 'edge-1', 'edge-2']) await this.requireNewest(name)
    })
    for (const name of CONTAINERS) await this.fault('Kill', name, 'SIGKILL')
    for (const name of CONTAINERS) await this.fault('Freeze', name, 'SIGSTOP')
    await this.restart()
    return this.#failed
  }

  step<T>(name: string, work: () => Promise<T>): Promise<T> {
    return this.progress.step(name, work, (result) => (result === undefined ? '' : String(result)))
  }

  /** A step that visitors must not notice. */
  async underTraffic(name: string, work: () => Promise<void>): Promise<void> {
    const unnoticed = ({ seen }: { seen: Traffic }) => seen.failures === 0
    const { seen } = await this.progress.step(name, () => this.shop.underTraffic(work), describe, unnoticed)
    if (seen.failures === 0) return
    this.#failed.push(name)
    for (const failure of seen.failed) this.progress.say(`    ${failure}`)
  }

  /** There is one balancer and one database: visitors may notice when it is away, and nobody ends it when it is frozen. */
  async fault(kind: 'Kill' | 'Freeze', name: string, signal: NodeJS.Signals): Promise<void> {
    const step = `${kind} ${name}`
    const alone = name === 'balancer' || name === 'postgres'
    const stays = alone && signal === 'SIGSTOP'
    const holds = ({ seen, result }: { seen: Traffic; result: number | undefined }) =>
      (result === undefined) === stays && (alone || seen.failures === 0)
    const { seen, result } = await this.progress.step(
      step,
      () => this.shop.underTraffic(() => this.bringBack(name, signal, stays ? FROZEN_MS : BACK_WITHIN_MS)),
      (both) => `${describe(both)}; ${comeback(both.result, stays)}`,
      holds,
    )
    if (!holds({ seen, result })) this.#failed.push(step)
    if (!alone) for (const failure of seen.failed) this.progress.say(`    ${failure}`)
    await this.whole()
  }

  /** Resolves to how many milliseconds the container took to come back; one that stays frozen is continued. */
  async bringBack(name: string, signal: NodeJS.Signals, withinMs: number): Promise<number | undefined> {
    const { shop } = this
    const before = await stateOf(shop, name)
    await signalProcesses(shop, name, signal)
    const backMs = await untilHolds(
      shop,
      async () => {
        const { good, since } = await stateOf(shop, name)
        return good && since !== before.since
      },
      withinMs,
    )
    if (backMs === undefined && signal === 'SIGSTOP') await signalProcesses(shop, name, 'SIGCONT')
    return backMs
  }

  async restart(): Promise<void> {
    const { shop, restartEngine } = this
    await this.step(restartEngine ? 'Restart of the engine' : 'Restart of all containers', async () => {
      await shop.shell(restartEngine ?? 'docker restart $(docker ps -q)', TO_ITS_END)
      await this.whole()
    })
  }

  /** Waits until the shop answers and every container is well. */
  async whole(): Promise<void> {
    await this.until('the whole shop', async () => {
      const statuses = await this.shop.visitor<number[]>('statuses')
      return statuses.every((status) => status === 200) && (await allGood(this.shop))
    })
  }

  async onlyOrder(first: number): Promise<void> {
    await this.whole()
    const want = JSON.stringify([first])
    await this.until(`the order ${first} alone`, async () => {
      return JSON.stringify(await this.shop.visitor<number[]>(`orders ${BUYER}`)) === want
    })
  }

  async requireNewest(name: string): Promise<void> {
    const id = (await this.shop.compose(`ps -q ${name}`)).trim()
    const [runs, newest] = (
      await this.shop.shell(
        `docker inspect -f '{{.Image}}' ${id}; docker image inspect -f '{{.Id}}' superium-${name.split('-')[0]}`,
      )
    )
      .trim()
      .split('\n')
    if (runs !== newest) throw new CliError(`${name} does not run the new image.`)
  }

  async until(what: string, holds: () => Promise<boolean>): Promise<void> {
    if ((await untilHolds(this.shop, holds, UNTIL_MS)) === undefined)
      throw new CliError(`Not within ${UNTIL_MS / 1000} s: ${what}.\n${await this.shop.compose('ps -a')}`)
  }
}

const comeback = (ms: number | undefined, stays: boolean): string =>
  ms === undefined ? (stays ? 'frozen, then continued' : 'not back') : `back after ${(ms / 1000).toFixed(0)} s`

const describe = ({ seen }: { seen: Traffic }): string =>
  `${seen.requests} requests, ${seen.failures} failed, slowest ${(seen.slowestMs / 1000).toFixed(1)} s`

/** A feed as docs/catalogue-feed.md describes it. */
function catalogue(): string {
  const rows = Array.from(
    { length: PRODUCTS },
    (_, n) => `TRY-${n},Book ${n},A book,Superium,new,in_stock,${n + 5}.00 USD,books,100`,
  )
  return ['id,title,description,brand,condition,availability,price,product_type,quantity', ...rows, ''].join('\n')
}

import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { plannedBuilds } from '../../tools/src/build/build-front-ends'
import { freePort } from '../../tools/src/process/free-port'
import { ShellSession } from '../docs/shell-session'
import { releaseFolder } from '../releases/site-locations'

const REPOSITORY = join(import.meta.dirname, '../..')
const CATEGORIES = ['tshirts', 'homedecor', 'beauty', 'gadghets', 'books', 'Watch', 'kitchen']

/** A shop of its own that starts empty, as an operator's does. */
export interface ShopWithoutDemo {
  url: string
  /** Imports so many products without pictures, by the command. */
  importProducts(count: number): Promise<void>
  makeAdministrator(email: string): Promise<void>
  stop(): Promise<void>
}

/** Starts it with the front end that the site under test has built, if there is one. */
export async function startShopWithoutDemo(): Promise<ShopWithoutDemo> {
  const data = mkdtempSync(join(tmpdir(), 'superium-empty-'))
  if (process.env.SUPERIUM_RUN) {
    for (const { name, release } of plannedBuilds(REPOSITORY))
      cpSync(releaseFolder(name, release), join(data, 'releases', name, release), { recursive: true })
  }
  const names = ['SUPERIUM_PORT', 'SUPERIUM_API_PORT', 'SUPERIUM_DB_PORT', 'SUPERIUM_AUTH_PORT']
  const ports = await Promise.all(names.map(async (name) => [name, String(await freePort())] as const))
  const env = { ...Object.fromEntries(ports), SUPERIUM_DATA: data, SUPERIUM_DEMO: 'off', DATABASE_URL: '' }
  const session = new ShellSession(env)
  const { found, stop } = await session.begin(`cd '${REPOSITORY}' && exec npm start`, /Superium runs at \S+/)
  const command = (...words: string[]) =>
    promisify(execFile)(process.execPath, ['tools/cli.mjs', ...words], {
      cwd: REPOSITORY,
      env: { ...process.env, ...env },
    })
  return {
    url: found.replace('Superium runs at ', ''),
    async importProducts(count) {
      const file = join(data, 'catalogue.csv')
      writeFileSync(file, catalogueOf(count))
      await command('catalog', 'import', file)
    },
    async makeAdministrator(email) {
      await command('admin', 'grant', email)
    },
    async stop() {
      await stop()
      session.remove()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** A feed with products of seven categories, without pictures. */
function catalogueOf(count: number): string {
  const rows = Array.from({ length: count }, (_, index) =>
    [
      ...[`SKU-${index}`, `Plain thing ${index}`, 'A thing that people use every day.'],
      ...[`${5 + (index % 90)}.50 USD`, 1 + (index % 7), index % 11 === 10 ? 'out_of_stock' : 'in_stock'],
      ...[`Maker ${index % 23}`, CATEGORIES[index % CATEGORIES.length]],
    ].join(','),
  )
  return ['id,title,description,price,quantity,availability,brand,product_type', ...rows].join('\n')
}

import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { create } from 'tar'
import { releaseFolder } from '../site-locations'

/** The faults of a release's pages on the server; with `browser`, they throw only in browsers. */
export const FAULTS = ['throws', 'rejects', 'loops', 'hangs', 'exits', 'eats memory', 'browser'] as const
export type Fault = (typeof FAULTS)[number]

/** Statements that run when a page renders or its data loads. */
const CODE: Record<Exclude<Fault, 'browser'>, { render?: string; load?: string }> = {
  throws: { render: "throw new Error('a bad release')" },
  rejects: { load: "throw new Error('a bad release')" },
  loops: { render: 'for (;;);' },
  hangs: { load: 'await new Promise(() => {})' },
  exits: { render: 'process.exit(1)' },
  'eats memory': { render: 'for (const all = []; ; ) all.push(new Array(1e6).fill(all.length))' },
}

/** The differences between a release and the one that it copies. */
export interface Change {
  fault?: Fault | undefined
  /**
   * If true, the fault occurs on the first render, so that the release check finds it; otherwise only visitors
   * encounter it.
   */
  early?: boolean | undefined
  /** Additional routes, whose page shows its own path. */
  adds?: readonly string[] | undefined
  /** Routes that it leaves out. */
  drops?: readonly string[] | undefined
}

/** The live release of a remote as a tar archive with another version, as a build of changed sources would be. */
export async function changedRelease(name: string, base: string, version: string, change: Change): Promise<Buffer> {
  const from = releaseFolder(name, base)
  const files = new Map<string, Buffer>()
  for (const file of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    // Skips source maps, and the compressed copies of files that change.
    if (/\.map$|^integrity\.json$|^superium\.json\.|^server$/.test(file)) continue
    files.set(file, readFileSync(join(from, file)))
  }
  const facts = JSON.parse(String(files.get('superium.json')))
  const { adds = [], drops = [] } = change
  const added = adds.map((path) => ({ path, title: path, description: '', indexed: false, personal: false }))
  const kept = (path: string): boolean => !drops.includes(path)
  const pages = [...facts.pages.filter((page: { path: string }) => kept(page.path)), ...added]
  const changed = { ...facts, version, routes: [...facts.routes.filter(kept), ...adds], pages }
  files.set('superium.json', Buffer.from(JSON.stringify(changed)))
  const entry = 'server/remoteEntry.cjs'
  files.set(entry, Buffer.from(`${files.get(entry)}\n;(${wrap(change)})()`))
  const integrity = [...files].map(([file, content]) => [file, hash(content)])
  files.set('integrity.json', Buffer.from(JSON.stringify(Object.fromEntries(integrity))))
  return tarOf(files)
}

const hash = (content: Buffer): string => `sha384-${createHash('sha384').update(content).digest('base64')}`

/** Code that changes the routes which a container exposes. */
function wrap({ fault, early = false, adds = [] }: Change): string {
  const { render = '', load = '' } = fault && fault !== 'browser' ? CODE[fault] : {}
  return `() => {
  const real = module.exports
  let isShown = ${early}
  const withFault = (page, ofBrowser) => ({
    ...page,
    async loader(args) {
      isShown ||= !args.request.url.startsWith('http://smoke.invalid')
      if (isShown) { ${load} }
      return ofBrowser || !page.loader ? null : page.loader(args)
    },
    Component(props) {
      if (isShown) { ${render} }
      return page.Component(props)
    },
  })
  const added = ${JSON.stringify(adds)}.map((path) => ({ path, Component: () => path }))
  // A bad release renders on the server what only browsers rendered before, so that it breaks there.
  const changed = (route) => {
    const ofBrowser = ${Boolean(render || load)} && route.handle?.render === 'browser'
    return {
      ...route,
      handle: ofBrowser ? { ...route.handle, render: undefined } : route.handle,
      lazy: async () => withFault({ ...route, ...(await route.lazy?.()), lazy: undefined }, ofBrowser),
    }
  }
  module.exports = {
    init: (...args) => real.init(...args),
    async get(expose) {
      const make = await real.get(expose)
      if (expose !== './routes') return make
      return () => ({ ...make(), default: [...make().default, ...added].map(changed) })
    },
  }
}`
}

async function tarOf(files: Map<string, Buffer>): Promise<Buffer> {
  const dir = mkdtempSync(join(tmpdir(), 'superium-chaos-'))
  try {
    for (const [file, content] of files) {
      mkdirSync(dirname(join(dir, file)), { recursive: true })
      writeFileSync(join(dir, file), content)
    }
    return await buffer(create({ cwd: dir, portable: true }, ['.']))
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

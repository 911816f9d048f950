import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What one package takes from another: names of a module, or of the props of a place. */
export interface Expectation {
  consumer: string
  module: string
  names: string[]
}

const ROOT = join(__dirname, '../../..')

/** What all consumers recorded in their `expects.json` of the package in this folder; found by looking. */
export function expectationsOf(provider: string): Expectation[] {
  return readdirSync(ROOT)
    .filter((folder) => existsSync(join(ROOT, folder, 'expects.json')))
    .flatMap((consumer) => {
      const expects = JSON.parse(readFileSync(join(ROOT, consumer, 'expects.json'), 'utf8'))
      const modules = Object.entries<string[]>(expects[provider] ?? {})
      return modules.map(([module, names]) => ({ consumer, module, names }))
    })
}

/** What a remote's build exposes fails these consumers: one sentence for each thing that is missing. */
export async function unmetByRemote(remote: string): Promise<string[]> {
  const config = readFileSync(join(ROOT, remote, 'rspack.config.ts'), 'utf8')
  const unmet: string[] = []
  for (const { consumer, module, names } of expectationsOf(remote)) {
    const file = config.match(new RegExp(`'\\./${module}':\\s*'([^']+)'`))?.[1]
    const exports = file ? await import(join(ROOT, remote, file)) : {}
    unmet.push(...names.filter((name) => !(name in exports)).map((name) => sentence(consumer, name, module, remote)))
  }
  return unmet
}

export const sentence = (consumer: string, name: string, module: string, provider: string): string =>
  `${consumer} expects ${name} of ${provider}'s ${module}`

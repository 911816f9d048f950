import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The Subresource Integrity of a file's content. */
export const hashOf = (content: Buffer | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** Puts a build (`dist`) into a release store as version 1.0.0; returns its entry in discovery. */
export function storeBuild(dist: string, folder: string, name: string) {
  cpSync(join(dist, 'browser'), folder, { recursive: true })
  cpSync(join(dist, 'server'), join(folder, 'server'), { recursive: true })
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  const integrity: Record<string, string> = Object.fromEntries(
    files.map(({ parentPath, name: file }) => {
      const path = join(parentPath, file)
      return [path.slice(folder.length + 1), hashOf(readFileSync(path))]
    }),
  )
  const list = JSON.stringify(integrity)
  writeFileSync(join(folder, 'integrity.json'), list)
  const facts = JSON.parse(readFileSync(join(folder, 'superium.json'), 'utf8'))
  const manifest = JSON.parse(readFileSync(join(folder, 'mf-manifest.json'), 'utf8'))
  const remoteEntry: string = manifest.metaData.remoteEntry.name
  const server = Object.fromEntries(
    Object.entries(integrity)
      .filter(([file]) => file.startsWith('server/'))
      .map(([file, hash]) => [file.slice('server/'.length), hash]),
  )
  const added = { remoteEntry, entryIntegrity: integrity[remoteEntry], filesIntegrity: hashOf(list), server }
  return {
    url: `/assets/${name}/1.0.0/mf-manifest.json`,
    metadata: { version: '1.0.0', integrity: integrity['mf-manifest.json'] ?? '' },
    deployment: { traffic: 100, default: true },
    extras: { superium: { ...facts, ...added } },
  }
}

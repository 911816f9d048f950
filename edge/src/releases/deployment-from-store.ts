import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { INTEGRITY_FILE, integrityOf } from '@superium/release/integrity'
import { type Deployment, parseFacts } from '@superium/shared/contract'
import { parseManifest } from './manifest'
import { readReleaseFile, releaseUrl } from './release-file'

/**
 * The discovery entry of the release in `folder`. Hashes come from its `integrity.json`, so that a file that is damaged later
 * is refused where it would be evaluated. Throws when manifest or facts do not match their hash.
 */
export async function deploymentFromStore(folder: string, name: string, version: string): Promise<Deployment> {
  const list = await readFile(join(folder, INTEGRITY_FILE))
  const integrity = parseIntegrity(list.toString())
  const manifest = await verified(folder, 'mf-manifest.json', integrity)
  const facts = parseFacts(JSON.parse((await verified(folder, 'superium.json', integrity)).toString()))
  return {
    url: `/assets/${name}/${version}/mf-manifest.json`,
    metadata: { integrity: integrity['mf-manifest.json'] ?? '', version },
    deployment: { traffic: 100, default: true },
    extras: {
      superium: {
        ...facts,
        ...(facts.kind === 'remote' && entryOf(manifest, integrity)),
        filesIntegrity: integrityOf(list),
        server: serverFiles(integrity),
      },
    },
  }
}

function entryOf(manifest: Buffer, integrity: Record<string, string>) {
  const { remoteEntry } = parseManifest(manifest.toString())
  return { remoteEntry, entryIntegrity: integrity[remoteEntry] }
}

async function verified(folder: string, file: string, integrity: Record<string, string>): Promise<Buffer> {
  const content = await readFile(join(folder, file))
  if (integrityOf(content) !== integrity[file]) throw new Error(`${file} does not match its hash`)
  return content
}

/**
 * The hashes of a release's files; empty for a development server. Throws when the list does not match its own hash in
 * discovery.
 */
export async function integrityOfRelease(releasesDir: string, release: Deployment): Promise<Record<string, string>> {
  const { name, filesIntegrity } = release.extras.superium
  const text = await readReleaseFile(releasesDir, releaseUrl(release.url, INTEGRITY_FILE))
  if (filesIntegrity !== undefined && integrityOf(Buffer.from(text ?? '')) !== filesIntegrity) {
    throw new Error(`${INTEGRITY_FILE} of ${name} does not match its hash`)
  }
  return text === undefined ? {} : parseIntegrity(text)
}

/** Parses `integrity.json`; throws when it is not an object of hashes. */
export function parseIntegrity(text: string): Record<string, string> {
  const parsed: unknown = JSON.parse(text)
  if (typeof parsed !== 'object' || parsed === null) throw new Error('integrity.json must be an object')
  return Object.fromEntries(
    Object.entries(parsed).map(([file, hash]) => {
      if (typeof hash !== 'string' || !/^sha384-[A-Za-z0-9+/]{64}$/.test(hash)) {
        throw new Error(`integrity.json must hold a sha384 hash for ${file}`)
      }
      return [file, hash]
    }),
  )
}

function serverFiles(integrity: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(integrity).flatMap(([file, hash]) =>
      file.startsWith('server/') ? [[file.slice('server/'.length), hash]] : [],
    ),
  )
}

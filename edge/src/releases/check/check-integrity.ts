import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { COMPRESSED, fileIntegrity, filesBelow, INTEGRITY_FILE } from '@superium/release/integrity'
import { parseIntegrity } from '../deployment-from-store'
import { unpackedIntegrity } from './unpacked-integrity'

/** Checks that every file is listed and matches its hash, and that compressed copies match their originals. */
export async function checkIntegrity(folder: string): Promise<string[]> {
  let listed: Record<string, string>
  try {
    listed = parseIntegrity(await readFile(join(folder, INTEGRITY_FILE), 'utf8'))
  } catch (error) {
    return [`${INTEGRITY_FILE} cannot be read: ${error instanceof Error ? error.message : error}.`]
  }
  const files = (await filesBelow(folder)).filter((file) => file !== INTEGRITY_FILE)
  const uploaded = new Set(files)
  const missing = Object.keys(listed).filter((file) => !uploaded.has(file))
  const wrong: string[] = []
  // One after the other, so that an upload of 2,000 files is not decompressed all at once.
  for (const file of files) wrong.push(...(await problemsOf(folder, file, listed)))
  return [...missing.map((file) => `${file} is listed in ${INTEGRITY_FILE} but was not uploaded.`), ...wrong]
}

async function problemsOf(folder: string, file: string, listed: Record<string, string>): Promise<string[]> {
  if (COMPRESSED.test(file)) {
    const original = file.replace(COMPRESSED, '')
    const holds = await stat(join(folder, original))
      .then(({ size }) => unpackedIntegrity(join(folder, file), size))
      .catch(() => undefined)
    return holds !== undefined && holds === listed[original] ? [] : [`${file} is not a compressed copy of ${original}.`]
  }
  const expected = listed[file]
  if (expected === undefined) return [`${file} was uploaded but is not listed in ${INTEGRITY_FILE}.`]
  return (await fileIntegrity(join(folder, file))) === expected
    ? []
    : [`${file} does not match its hash in ${INTEGRITY_FILE}.`]
}

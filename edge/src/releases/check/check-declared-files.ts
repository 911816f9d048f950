import type { ReleaseFacts } from '@superium/shared/contract'
import type { Manifest } from '../manifest'

/** Checks that the exposed modules and files that manifest and facts declare exist. */
export function checkDeclaredFiles(facts: ReleaseFacts, manifest: Manifest, files: string[]): string[] {
  const exposed = manifest.exposes.map(({ path }) => path)
  const uploaded = new Set(files)
  const declared = [...(facts.routes.length > 0 ? ['./routes'] : []), ...facts.slots.map((slot) => `./slots/${slot}`)]
  const named = [
    ...(facts.kind === 'remote' ? [manifest.remoteEntry] : []),
    ...manifest.exposes.flatMap(({ scripts, styles }) => [...scripts, ...styles]),
    ...(facts.entry ? [...facts.entry.js, ...facts.entry.css] : []),
    ...(facts.ownFiles ?? []),
    facts.kind === 'host' ? 'server/main.cjs' : 'server/remoteEntry.cjs',
  ]
  return [
    ...(manifest.name === facts.container
      ? []
      : [`The manifest names the container "${manifest.name}", superium.json names "${facts.container}".`]),
    ...declared
      .filter((path) => !exposed.includes(path))
      .map((path) => `superium.json declares ${path}, but the manifest does not expose it.`),
    ...(facts.kind === 'host' && !facts.entry?.js.length ? ['The host declares no entry script.'] : []),
    ...(facts.inHost ? ['inHost is reserved for the benchmark.'] : []),
    ...[...new Set(named)]
      .filter((file) => !uploaded.has(file))
      .map((file) => `${file} is declared but was not uploaded.`),
  ]
}

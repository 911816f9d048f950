import type { ReleaseFacts } from '@superium/shared/contract'
import type { Manifest } from '../manifest'

/** The manifest, the facts and the files of a release tell the same: what it exposes is there. */
export function checkDeclaredFiles(facts: ReleaseFacts, manifest: Manifest, files: string[]): string[] {
  const exposed = manifest.exposes.map(({ path }) => path)
  const promised = [...(facts.routes.length > 0 ? ['./routes'] : []), ...facts.slots.map((slot) => `./slots/${slot}`)]
  const named = [
    ...(facts.kind === 'remote' ? [manifest.remoteEntry] : []),
    ...manifest.exposes.flatMap(({ scripts, styles }) => [...scripts, ...styles]),
    ...(facts.entry ? [...facts.entry.js, ...facts.entry.css] : []),
    facts.kind === 'host' ? 'server/main.cjs' : 'server/remoteEntry.cjs',
  ]
  return [
    ...(manifest.name === facts.container
      ? []
      : [`The manifest is that of "${manifest.name}", not of "${facts.container}".`]),
    ...promised
      .filter((path) => !exposed.includes(path))
      .map((path) => `It does not expose ${path}, which it declares.`),
    ...(facts.kind === 'host' && !facts.entry?.js.length ? ['The host names no script to start from.'] : []),
    ...(facts.inHost ? ['Only a bench release may claim that its code is in the host (inHost).'] : []),
    ...[...new Set(named)]
      .filter((file) => !files.includes(file))
      .map((file) => `${file} is named but was not uploaded.`),
  ]
}

/** The files of a remote that its first page needs, relative to the release's folder. */
export interface RemoteFiles {
  remoteEntry: string
  /** Scripts of the `./routes` expose. */
  scripts: string[]
}

/** Reads what is needed of a Module Federation `mf-manifest.json`; `undefined` when it is not one. */
export function parseManifest(text: string): RemoteFiles | undefined {
  let manifest: unknown
  try {
    manifest = JSON.parse(text)
  } catch {
    return undefined
  }
  const entry = at(manifest, 'metaData', 'remoteEntry')
  const name = at(entry, 'name')
  const path = at(entry, 'path')
  if (typeof name !== 'string') return undefined
  const routes = list(at(manifest, 'exposes')).find((expose) => at(expose, 'path') === './routes')
  return {
    remoteEntry: `${typeof path === 'string' && path !== '' ? `${path.replace(/\/$/, '')}/` : ''}${name}`,
    scripts: list(at(routes, 'assets', 'js', 'sync')).filter((file) => typeof file === 'string'),
  }
}

function at(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>(
    (found, key) =>
      typeof found === 'object' && found !== null ? Object.getOwnPropertyDescriptor(found, key)?.value : undefined,
    value,
  )
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const RELEASE = /\/assets\/([a-z][a-z0-9-]*)\/[^/\s]+\//

/** The release whose code threw: the first one in the stack. Undefined for errors of the browser and of extensions. */
export function throwingRelease(error: unknown): string | undefined {
  return error instanceof Error ? RELEASE.exec(error.stack ?? '')?.[1] : undefined
}

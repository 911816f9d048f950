/**
 * A path without doubled or trailing slashes. It stays a path of this site: browsers read `//host` and `/\host` as other
 * hosts.
 */
export function tidyPath(path: string): string {
  const single = path.replace(/[/\\]{2,}/g, '/').replace(/^\\/, '/')
  return single === '/' ? single : single.replace(/[/\\]+$/, '') || '/'
}

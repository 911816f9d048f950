/** Removes doubled and trailing slashes. Browsers read `//host` and `/\host` as another host. */
export function tidyPath(path: string): string {
  const single = path.replace(/[/\\]{2,}/g, '/').replace(/^\\/, '/')
  return single === '/' ? single : single.replace(/[/\\]+$/, '') || '/'
}

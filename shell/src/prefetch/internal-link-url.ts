/** The URL of a link to another page of this site in this tab; undefined for any other element. */
export function internalLinkUrl(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return undefined
  const url = new URL(link.href, location.href)
  const here = url.pathname === location.pathname && url.search === location.search
  return url.origin === location.origin && !here ? url : undefined
}

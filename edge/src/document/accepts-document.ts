/**
 * Whether a request asks for a document: it names HTML, or takes anything and does not look like one for a file. An image
 * or script that is missing must not be answered with a page.
 */
export function acceptsDocument(accept: string | undefined, path: string): boolean {
  if (accept !== undefined && /\btext\/html\b|\bapplication\/xhtml\+xml\b/i.test(accept)) return true
  const takesAnything = accept === undefined || /(?:^|,)\s*\*\/\*/.test(accept)
  return takesAnything && !/\.[a-z0-9]{1,5}$/i.test(path)
}

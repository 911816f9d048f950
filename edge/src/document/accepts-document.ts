/**
 * Whether a request asks for a document: it accepts HTML, or it accepts anything and its path has no file extension. A
 * missing image or script must not be answered with a page.
 */
export function acceptsDocument(accept: string | undefined, path: string): boolean {
  if (accept !== undefined && /\btext\/html\b|\bapplication\/xhtml\+xml\b/i.test(accept)) return true
  const acceptsAnything = accept === undefined || /(?:^|,)\s*\*\/\*/.test(accept)
  return acceptsAnything && !/\.[a-z0-9]{1,5}$/i.test(path)
}

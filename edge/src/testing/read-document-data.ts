/** The value of one of the document's JSON elements, read like a browser: up to the first end of its script element. */
export function readDocumentData(html: string, id: string): unknown {
  const text = new RegExp(`<script type="application/json" id="${id}">(.*?)</script`, 's').exec(html)?.[1]
  if (text === undefined) throw new Error(`no document data ${id}`)
  return JSON.parse(text)
}

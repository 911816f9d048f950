/** The value of a JSON island, read as a browser would: up to the first end of its script element. */
export function island(html: string, id: string): unknown {
  const text = new RegExp(`<script type="application/json" id="${id}">(.*?)</script`, 's').exec(html)?.[1]
  if (text === undefined) throw new Error(`no island ${id}`)
  return JSON.parse(text)
}

/** Styles that React rendered between the elements: emotion's `data-emotion` and the text, which holds no `<`. */
export interface InlineStyle {
  name: string
  text: string
}

/** As emotion writes them; React escapes a text or attribute that looks like this. */
const STYLE = /<style data-emotion="([\w-]+) ([\w -]+)">([^<]*)<\/style>/g

/**
 * Takes the style elements of form parts (emotion) out of rendered HTML, one for each of emotion's caches: only the document's
 * head has the nonce for them. In the browser emotion finds them there by their names.
 */
export function takeStyles(html: string): { html: string; styles: InlineStyle[] } {
  const caches = new Map<string, Map<string, string>>()
  const rest = html.replace(STYLE, (_, key: string, names: string, text: string) => {
    caches.set(key, (caches.get(key) ?? new Map()).set(names, text))
    return ''
  })
  const styles = [...caches].map(([key, texts]) => ({
    name: [key, ...texts.keys()].join(' '),
    text: [...texts.values()].join(''),
  }))
  return { html: rest, styles }
}

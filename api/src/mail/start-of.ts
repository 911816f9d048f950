const LONGEST = 120

const graphemes = new Intl.Segmenter('en')

/** The start of a text for an e-mail's preheader. It never cuts through a visible character, such as an emoji. */
export function startOf(text: string): string {
  let start = ''
  for (const { segment } of graphemes.segment(text.trim())) {
    if (start.length + segment.length > LONGEST) break
    start += segment
  }
  return start
}

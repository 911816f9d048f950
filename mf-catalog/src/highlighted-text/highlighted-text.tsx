import type { ReactNode } from 'react'

/** A text with parts of it marked: `ranges` are starts and ends (exclusive) in UTF-16 code units, in their order. */
export function HighlightedText({ text, ranges }: { text: string; ranges: readonly (readonly number[])[] }) {
  const parts: ReactNode[] = []
  let done = 0
  for (const [start = 0, end = 0] of ranges) {
    // Marks beyond the text belong to what was cut off.
    if (start < done || start >= text.length || end <= start) continue
    parts.push(text.slice(done, start), <mark key={start}>{text.slice(start, end)}</mark>)
    done = end
  }
  return (
    <>
      {parts}
      {text.slice(done)}
    </>
  )
}

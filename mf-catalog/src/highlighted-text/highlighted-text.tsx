import type { ReactNode } from 'react'

/** Marks parts of a text; `ranges` are sorted starts and (exclusive) ends in UTF-16 code units. */
export function HighlightedText({ text, ranges }: { text: string; ranges: readonly (readonly number[])[] }) {
  const parts: ReactNode[] = []
  let done = 0
  for (const [start = 0, end = 0] of ranges) {
    // A range may lie in the part that was truncated.
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

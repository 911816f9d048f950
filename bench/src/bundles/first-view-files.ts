/** Paths of the files that a document references for its first view. */
export interface FirstViewFiles {
  scripts: string[]
  styles: string[]
}

/**
 * Finds the scripts, preloads and style sheets of a document. A `disabled` style sheet is inlined, so it is not loaded.
 */
export function firstViewFiles(html: string): FirstViewFiles {
  const tags = (html.match(/<(?:script|link)\b[^>]*>/g) ?? []).filter((tag) => !/ disabled\b/.test(tag))
  const unique = (files: (string | undefined)[]) => [...new Set(files.filter((file) => file !== undefined))]
  return {
    scripts: unique(
      tags.map((tag) => attribute(tag, 'src') ?? (isLink(tag, 'as', 'script') ? attribute(tag, 'href') : undefined)),
    ),
    styles: unique(tags.map((tag) => (isLink(tag, 'rel', 'stylesheet') ? attribute(tag, 'href') : undefined))),
  }
}

const attribute = (tag: string, name: string): string | undefined => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]

const isLink = (tag: string, name: string, value: string): boolean =>
  tag.startsWith('<link') && attribute(tag, name) === value

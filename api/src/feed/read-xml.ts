import { SaxesParser } from 'saxes'
import { FEED_FIELDS } from './feed-columns'
import type { ReadItem } from './raw-item'
import { UnreadableFeed } from './unreadable-feed'

const fieldOf = (tag: string): string | undefined => FEED_FIELDS.find((field) => field === tag.replace(/^g:/, ''))

/** How many characters of a field are kept: more than any field may have. */
const MAX_LENGTH = 20_000

/** At most this many names of ignored elements are listed. */
const MAX_IGNORED = 100

/** The maximum nesting of elements: a feed has four levels. */
const MAX_DEPTH = 50

/**
 * Reads the items of an RSS 2.0 or Atom feed with Google Merchant's `g:` fields. Throws `UnreadableFeed` that names the line if
 * the file is not XML. Each element of items that is ignored, because a feed has no such field, goes to `onIgnored` once.
 * It never loads external documents or entities.
 */
export async function* readXml(
  source: AsyncIterable<string>,
  onIgnored: (tag: string) => void = () => undefined,
): AsyncGenerator<ReadItem> {
  const ignored = new Set<string>()
  const parser = new SaxesParser({ position: true })
  let ready: ReadItem[] = []
  let item: Record<string, string> | null = null
  let field: string | undefined
  let depth = 0
  let level = 0
  let text = ''
  const take = (more: string) => {
    if (field && text.length < MAX_LENGTH) text += more
  }
  parser.on('error', (error) => {
    throw new UnreadableFeed(`The file is not XML: line ${parser.line}: ${error.message}`)
  })
  parser.on('opentag', ({ name }) => {
    level += 1
    if (level > MAX_DEPTH)
      throw new UnreadableFeed(`The file is no feed: line ${parser.line}: its elements are nested too deeply.`)
    if (item) depth += 1
    else if (name === 'item' || name === 'entry') item = {}
    if (item && depth === 1) {
      field = fieldOf(name)
      if (field === undefined && ignored.size < MAX_IGNORED && !ignored.has(name)) {
        ignored.add(name)
        onIgnored(name)
      }
      text = ''
    }
  })
  parser.on('text', take)
  parser.on('cdata', take)
  parser.on('closetag', () => {
    level -= 1
    if (!item) return
    if (depth === 0) {
      ready.push({ line: parser.line, item })
      item = null
      return
    }
    if (depth === 1 && field) {
      item[field] = item[field] && field === 'additional_image_link' ? `${item[field]},${text}` : text
      field = undefined
    }
    depth -= 1
  })
  for await (const chunk of source) {
    parser.write(chunk)
    yield* ready
    ready = []
  }
  parser.close()
  yield* ready
}

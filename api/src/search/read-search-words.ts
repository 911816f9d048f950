import { readFileSync } from 'node:fs'
import { SettingsError } from '@superium/shared/settings'
import { Compile } from 'typebox/compile'
import { type RelatedWords, RelatedWordsSchema } from './related-words'

const schema = Compile(RelatedWordsSchema)

/**
 * Reads the file of `SEARCH_WORDS`, JSON of {@link RelatedWordsSchema}. Throws `SettingsError`, which names what is
 * wrong.
 */
export function readSearchWords(path: string): RelatedWords {
  const words = parse(path)
  if (schema.Check(words)) return words
  const [first] = schema.Errors(words)
  throw new SettingsError(`SEARCH_WORDS: ${path}${first?.instancePath ?? ''} ${first?.message ?? 'is malformed'}.`)
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new SettingsError(`SEARCH_WORDS must name a JSON file that can be read: ${String(error)}`)
  }
}

export type FeedFormat = 'csv' | 'tsv' | 'xml'

/** The format of a file, by its extension. */
export function feedFormatOf(file: string): FeedFormat | undefined {
  const [, ending = ''] = /\.(\w+)$/.exec(file.toLowerCase()) ?? []
  if (ending === 'txt') return 'tsv'
  return ending === 'csv' || ending === 'tsv' || ending === 'xml' ? ending : undefined
}

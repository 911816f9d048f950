/** Texts of the imports of products. */
export const productFileTexts = {
  encoding: 'Letters read as',
  encodingHint:
    'The file does not say how it stores letters, and was read by the look of its words. If letters are wrong below, choose another way.',
  encodings: {
    'windows-1252': 'Western European (Windows-1252)',
    'windows-1250': 'Central European (Windows-1250)',
    'windows-1251': 'Cyrillic (Windows-1251)',
    'iso-8859-1': 'Western European (ISO-8859-1)',
    'utf-8': 'Unicode (UTF-8)',
    'utf-16le': 'Unicode (UTF-16)',
    'utf-16be': 'Unicode (UTF-16, big-endian)',
  },
  readAgain: 'Read again',
} as const

/** An encoding in which a file can be read. */
export type Encoding = keyof typeof productFileTexts.encodings

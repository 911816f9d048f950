const size = (width: number, height: number): string => `${width} × ${height} pixels`

/** Explains to the person who chose a picture why it is refused. */
export const uploadTexts = {
  missing: 'Choose a picture.',
  wrongType: 'The picture must be a JPEG, PNG, GIF or WebP file.',
  tooManyBytes: 'The picture must be 5 MB or smaller.',
  damaged: 'The picture is damaged and cannot be read. Save it again, or choose another one.',
  tooSmall: (width: number, height: number) =>
    `The picture must be at least 300 × 300 pixels. This one has ${size(width, height)}.`,
  tooLarge: (width: number, height: number) =>
    `The picture has too many pixels: ${size(width, height)}. Choose one of at most 24 megapixels.`,
  tooManyPixels: 'The picture has too many pixels. Choose one of at most 24 megapixels.',
  tooLong: (width: number, height: number) =>
    `The picture is too long: ${size(width, height)}. A side may be at most four times as long as the other.`,
  twoFiles: 'Send one picture only.',
  unknownFile: 'There is no such file in this form.',
  unknownField: 'There is no such field in this form.',
  longField: (field: string, limit: number) => `${field} must be ${limit} characters or less.`,
  repeated: 'Send each field once.',
  tooLargeForm: 'The form must be 16 MB or smaller.',
  notAForm: 'Send a form with a file (multipart/form-data).',
  unreadable: 'The upload cannot be read. Try again.',
  busy: 'Many pictures are being uploaded. Try again in a moment.',
  tooManyToday: 'You have uploaded many pictures today. Go on tomorrow.',
  full: 'You have uploaded as many pictures as an account may have. Pictures that nothing shows are deleted after three days.',
} as const

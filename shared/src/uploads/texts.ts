/** Texts of the picture fields. */
export const uploadTexts = {
  hint: 'At least 300×300 pixels and at most 5 MB. JPEG, PNG or GIF.',
  drop: 'Drop a picture here, or',
  choose: 'choose a file',
  dropNow: 'Drop the picture here',
  replace: 'Replace',
  remove: 'Remove',
  cancel: 'Cancel',
  removeOf: (label: string) => `Remove: ${label}`,
  cancelOf: (label: string) => `Cancel the upload: ${label}`,
  previewOf: (label: string) => `${label}, as chosen`,
  uploading: (percent: number) => `Uploading, ${percent}%`,
  preparing: 'Checking the picture…',
  done: 'The picture is uploaded.',
  removed: 'The picture is removed.',
  empty: 'The file is empty. Choose another one.',
  wrongType: 'The picture must be a JPEG, PNG or GIF file.',
  tooLarge: (megabytes: string) => `The picture must be 5 MB or smaller. This one has ${megabytes} MB.`,
  tooSmall: (width: number, height: number) =>
    `The picture must be at least 300×300 pixels. This one has ${width}×${height}.`,
  damaged: 'The picture is damaged and cannot be shown. Choose another one.',
  one: 'Drop one picture only.',
} as const

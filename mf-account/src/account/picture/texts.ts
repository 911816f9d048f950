/** Texts of the profile picture. */
export const pictureTexts = {
  change: 'Change Image',
  hint: 'At least 300×300 pixels and at most 5 MB. JPEG, PNG, GIF or WebP.',
  remove: 'Remove image',
  removed: 'Your picture is removed.',
  cropTitle: 'Choose the part to show',
  howTo: 'Drag the picture, or move it with the arrow keys.',
  stage: 'Part of the picture. The arrow keys move it, plus and minus zoom.',
  zoom: 'Zoom',
  zoomValue: (zoom: number) => `${Math.round(zoom * 100)}%`,
  cancel: 'Cancel',
  save: 'Save picture',
  saved: 'Your picture is saved.',
  uploading: 'Uploading',
  preparing: 'Saving the picture…',
  broken: 'The picture is damaged and cannot be shown. Choose another one.',
} as const

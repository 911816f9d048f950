/** Texts of a product's pictures. */
export const pictureListTexts = {
  add: 'Add pictures',
  addHint: 'JPEG, PNG, GIF or WebP, at least 300 × 300 pixels, at most 5 MB',
  queue: 'Pictures on their way',
  waiting: 'Waiting for the one before',
  again: 'Try again',
  againOf: (name: string) => `Try again: ${name}`,
  coming: (count: number) => (count === 1 ? '1 picture is being uploaded.' : `${count} pictures are being uploaded.`),
  leftOut: (count: number) =>
    count === 1
      ? 'A product has ten pictures. 1 file was left out.'
      : `A product has ten pictures. ${count} files were left out.`,
  full: 'A product has ten pictures. Remove one to make room.',
  twice: 'This picture is in the list already.',
  alt: (number: number) => `What picture ${number} shows`,
  one: (number: number) => `Picture ${number}`,
  earlier: (number: number) => `Move picture ${number} forward`,
  later: (number: number) => `Move picture ${number} back`,
  drag: 'Drag to another place',
  isFirst: 'It is the first picture already.',
  isLast: 'It is the last picture already.',
  remove: (number: number) => `Remove picture ${number}`,
  none: 'Without a picture of its own, the product shows the picture of its category.',
} as const

export const galleryTexts = {
  picture: (name: string, number: number) => `${name}, picture ${number}`,
  showPicture: (number: number) => `Show picture ${number}`,
  pictures: 'Pictures',
  zoom: 'Zoom in on the picture',
  zoomed: (name: string) => `Pictures of ${name}`,
  counter: (number: number, count: number) => `${number} / ${count}`,
  larger: 'Larger',
  smaller: 'Smaller',
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
} as const

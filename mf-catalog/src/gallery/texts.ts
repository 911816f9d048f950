export const galleryTexts = {
  picture: (name: string, number: number) => `${name}, picture ${number}`,
  showPicture: (number: number) => `Show picture ${number}`,
  pictures: 'Pictures',
  zoom: 'Zoom in on the picture',
  larger: 'Larger',
  smaller: 'Smaller',
  previous: 'Previous picture',
  next: 'Next picture',
} as const

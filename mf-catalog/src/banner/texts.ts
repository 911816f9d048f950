export const bannerTexts = {
  label: 'Campaigns',
  pause: 'Stop automatic slide show',
  play: 'Start automatic slide show',
  previous: 'Previous slide',
  next: 'Next slide',
  choose: 'Choose a slide',
  show: (number: number) => `Show slide ${number}`,
  position: (number: number, count: number) => `${number} of ${count}`,
  /** By the keyword of the category. */
  campaigns: {
    homedecor: {
      title: 'A room that feels finished',
      text: 'Lamps, vases and planters that go together without matching.',
      link: 'Shop home decor',
    },
    beauty: {
      title: 'The shelf, edited down',
      text: 'Serums, scents and balms worth the space they take.',
      link: 'Shop beauty',
    },
    gadghets: {
      title: 'Hear it, frame it, keep it',
      text: 'Speakers, headphones and cameras for the way out the door.',
      link: 'Shop gadgets',
    },
  },
} as const

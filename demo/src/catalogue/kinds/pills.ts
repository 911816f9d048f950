import type { ProductKind } from '../product-kind'

export const pills: readonly ProductKind[] = [
  {
    recipe: 'pillbottle',
    tags: ['vitamins', 'supplement'],
    mark: 'brand',
    nouns: ['Vitamin C', 'Magnesium Citrate', 'Omega 3', 'Zinc Picolinate', 'Vitamin D3', 'Gentle Iron'],
    price: [8, 34],
    own: { count: ['60', '90', '120', '180'], form: ['Tablets', 'Softgels', 'Capsules'] },
    name: '{brand} {noun} {model}, {count} {form}',
    openings: [
      'One a day with breakfast: {noun} in a form that is kind to an empty stomach.',
      'A {count}-count bottle of {noun}, with a seal under the cap that shows it is untouched.',
      'Plain {noun}, well dosed, and nothing in it you would have to look up.',
    ],
    facts: [
      'Made without gluten, lactose or artificial colour.',
      'Each batch is tested by an outside laboratory, and the batch number on the base leads to its report.',
      'The amber-safe bottle keeps light out, and the cap closes with an audible click.',
      'Small enough to swallow with half a glass of water.',
      'The coating is plant cellulose, so it suits a vegetarian diet.',
      'A slow-release layer spreads the dose over {six|eight} hours.',
    ],
    endings: [
      'Keep below 25 °C and out of reach of children.',
      'Ask your doctor first if you are pregnant or take other medicine.',
      'Best before date is at least {14..22} months away when it leaves us.',
    ],
  },
  {
    recipe: 'carton',
    tags: ['medicine'],
    mark: 'brand',
    nouns: ['Ibuprofen 200 mg', 'Allergy Relief', 'Cold & Flu Day', 'Sleep Aid', 'Antacid Mint', 'Throat Lozenges'],
    price: [5, 19],
    own: { count: ['16', '24', '32', '48'] },
    name: '{brand} {noun} {model}, Pack of {count}',
    openings: [
      '{noun} in a flat carton that fits a desk drawer or a coat pocket.',
      'For the cabinet at home: {count} doses of {noun}, sealed one by one.',
      'When you need it at {two|three} in the morning, {noun} should be easy to find and easy to open.',
    ],
    facts: [
      'The blister peels open, which spares sore fingers.',
      'Dosing steps are printed inside the flap in large type.',
      'Begins to work in about {20..40} minutes.',
      'Free from sugar and from animal gelatine.',
      'Braille on the front and a date field to note when it was opened.',
    ],
    endings: [
      'Read the leaflet before use and do not take more than stated.',
      'Not for children under twelve.',
      'See a doctor if symptoms last longer than {three|four} days.',
    ],
  },
  {
    recipe: 'capsulejar',
    tags: ['capsules', 'supplement'],
    mark: 'brand',
    nouns: ['Cod Liver Oil', 'Daily Multi', 'Green Tea Extract', 'Curcumin Complex'],
    price: [12, 58],
    own: { count: ['90', '120', '200', '365'] },
    name: '{brand} {noun} {model}, {count} Capsules',
    openings: [
      'A glass-clear jar of {count} capsules, so you can see when it is time to reorder.',
      '{noun} from one named source, concentrated and put into capsules within {three|five|seven} days.',
      'The jar people keep beside the kettle: {noun}, one capsule, done.',
    ],
    facts: [
      'No aftertaste: the capsule opens past the stomach.',
      'Certified by an independent body for purity and heavy metals.',
      'The jar is recycled plastic and the label washes off in warm water.',
      'Contains {11..23} active ingredients, each listed with its daily share.',
      'A scoop-shaped lid hands out one capsule at a time.',
      'Nothing from genetically modified crops.',
    ],
    endings: [
      'Take one a day, with food.',
      'Close firmly after use; the silica sachet is not edible.',
      'A food supplement is no substitute for a varied diet.',
    ],
  },
]

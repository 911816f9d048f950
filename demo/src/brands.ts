/**
 * The fictional brands of the demo catalogue by category keyword (spec §2). Add new brands at the end, because picture
 * keys contain the brand's index.
 */
export const BRANDS = {
  pills: ['Curabrook', 'Medlowe', 'Halvenor', 'Orlavite', 'Tessamed', 'Solvanne', 'Kestamin', 'Brightroot'],
  clothing: [
    'Hallam & Rye',
    'Northmoor',
    'Fennwick',
    'Tamsin Vale',
    'Corrigal',
    'Ostrava Lane',
    'Loomcroft',
    'Marrow & Pine',
  ],
  homedecor: [
    'Alderhouse',
    'Kilnfold',
    'Maren Oak',
    'Studio Vessel',
    'Hearthline',
    'Tallow & Wick',
    'Casa Lindero',
    'Ovenbird',
  ],
  beauty: ['Lumelle', 'Ondine', 'Rosmarin', 'Velloire', 'Fleur Basin', 'Amberine', 'Noctelle', 'Kaolin Lab'],
  health: ['Steadwell', 'Pulsara', 'Corefold', 'Vitamark', 'Kinetra', 'Balmora', 'Stillpoint', 'Trueform'],
  drinks: ['Brackwater', 'Citra Vale', 'Juniper Row', 'Oldfern', 'Casca', 'Highmeadow', 'Tidewell', 'Ember Roast'],
  toys: [
    'Pockettown',
    'Timberkin',
    'Wobblewood',
    'Little Meridian',
    'Brightblock',
    'Fablefolk',
    'Hopscotch Lane',
    'Tinkerfox',
  ],
  jewelry: ['Aurelin', 'Sable & Sun', 'Ismene', 'Marlowe Fine', 'Petite Ondée', 'Orrery', 'Lunaire', 'Vesper Lane'],
  gadghets: ['Voxel', 'Arcwave', 'Nimbus', 'Kordia', 'Pixelane', 'Halcyon', 'Tandem Labs', 'Ostrel'],
  automotive: ['Torquehaus', 'Roadmere', 'Gripline', 'Axelwood', 'Ironlane', 'Motavia', 'Lumadrive', 'Garagist'],
  books: [
    'Lantern Press',
    'Harrow & Finch',
    'Saltmarsh Books',
    'Ninth Street',
    'Paper Orchard',
    'Quillstone',
    'Blue Heron',
    'Atlas House',
  ],
  Watch: ['Meridel', 'Halden', 'Corvane', 'Tessier & Rook', 'Northing', 'Avelo', 'Strand Nine', 'Ostwald'],
  tshirts: ['Plainsong', 'Cotton Row', 'Half Moon Tees', 'Inkwell', 'Drift Supply', 'Wayside', 'Good Hollow', 'Sundry'],
  kitchen: [
    'Copperleaf',
    'Hob & Hollow',
    'Larderly',
    'Stoneware Co',
    'Brine & Board',
    'Kettlefield',
    'Saltbox',
    'Ferrand',
  ],
  pets: ['Wagmore', 'Pawfield', 'Whiskerly', 'Burrow & Bone', 'Tailwind', 'Fetchwell', 'Mossycat', 'Rufford'],
  baby: ['Tiny Harbour', 'Lullabee', 'Moonpebble', 'Softfoot', 'Dandelio', 'Nestwell', 'Little Thrush', 'Cloudberry'],
} as const

/** A category keyword of spec §2. */
export type Category = keyof typeof BRANDS

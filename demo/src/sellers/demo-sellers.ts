import { DEMO_SELLER_UID } from '../accounts/demo-seller-uid'
import type { Category } from '../brands'
import { createRandom } from '../random/random'
import { uuidOfMoment } from '../random/uuid-of-moment'

interface Shop {
  readonly slug: string
  readonly shopName: string
  readonly about: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly district: string
  readonly address: string
  readonly shopAddress: string
  /** Days before the epoch on which they applied. */
  readonly age: number
  /** What they sell: by category the number of its brands, counted from the first. */
  readonly sells: Partial<Record<Category, number>>
}

/** A seller of the demo shop. `uid` is the account; only the first can sign in. */
export interface DemoSeller extends Shop {
  readonly id: string
  readonly uid: string
  readonly state: 'approved' | 'pending'
}

const SHOPS: readonly Shop[] = [
  {
    ...{ slug: 'sols-homeware', shopName: 'Sol’s Homeware', district: 'Dhaka', age: 720 },
    about:
      'Things for the table and the shelf, chosen by Sol Seller and a small team in Dhanmondi. We buy in small lots from workshops that we visit ourselves, pack every piece in paper, and ship within two working days.',
    ...{ firstName: 'Sol', lastName: 'Seller', email: 'seller@superium.example', phone: '01711000001' },
    ...{ address: '12 Satmasjid Road, Dhanmondi', shopAddress: '14 Satmasjid Road, Dhanmondi' },
    sells: { homedecor: 5, kitchen: 4 },
  },
  {
    ...{ slug: 'jamuna-threads', shopName: 'Jamuna Threads', district: 'Mymensingh', age: 640 },
    about:
      'Everyday clothes in cotton and linen that keep their shape. Our cutters and sewers work by the river in Mymensingh, and each size is tried on before it is listed.',
    ...{ firstName: 'Nasrin', lastName: 'Akter', email: 'nasrin@shops.superium.example', phone: '01711000002' },
    ...{ address: '8 Boro Bazar', shopAddress: '3 Ganginar Par' },
    sells: { clothing: 4, tshirts: 4 },
  },
  {
    ...{ slug: 'padma-care', shopName: 'Padma Care', district: 'Rajshahi', age: 590 },
    about:
      'Skin care, fragrance and everyday health, kept cool and sent fresh from Rajshahi. Ask us anything: two pharmacists answer the questions on our pages.',
    ...{ firstName: 'Imran', lastName: 'Hossain', email: 'imran@shops.superium.example', phone: '01711000003' },
    ...{ address: '27 Shaheb Bazar', shopAddress: '27 Shaheb Bazar' },
    sells: { beauty: 4, health: 3 },
  },
  {
    ...{ slug: 'port-city-toys', shopName: 'Port City Toys', district: 'Chittagong', age: 540 },
    about:
      'Toys that last longer than a birthday. We are a family of five in Agrabad, and nothing goes on sale before our own children have played with it for a week.',
    ...{ firstName: 'Farida', lastName: 'Begum', email: 'farida@shops.superium.example', phone: '01711000004' },
    ...{ address: '5 Sheikh Mujib Road, Agrabad', shopAddress: '9 Sheikh Mujib Road, Agrabad' },
    sells: { toys: 4, baby: 4 },
  },
  {
    ...{ slug: 'sylhet-leaf', shopName: 'Sylhet Leaf & Cup', district: 'Sylhet', age: 500 },
    about:
      'Tea, coffee and juices from the hills around Sylhet and from growers whom we know by name. Opened packs never leave our store room.',
    ...{ firstName: 'Rafiq', lastName: 'Uddin', email: 'rafiq@shops.superium.example', phone: '01711000005' },
    ...{ address: '41 Zindabazar', shopAddress: '2 Ambarkhana Point' },
    sells: { drinks: 5 },
  },
  {
    ...{ slug: 'kirtankhola-books', shopName: 'Kirtankhola Books', district: 'Barisal', age: 460 },
    about:
      'A bookshop on the river front. We read what we sell, wrap it against the rain, and put a hand-written bookmark into every parcel.',
    ...{ firstName: 'Shirin', lastName: 'Sultana', email: 'shirin@shops.superium.example', phone: '01711000006' },
    ...{ address: '6 Band Road', shopAddress: '18 Sadar Road' },
    sells: { books: 5 },
  },
  {
    ...{ slug: 'rupsha-gadgets', shopName: 'Rupsha Gadgets', district: 'Khulna', age: 2 },
    about: 'Headphones, speakers and cameras, tested one by one.',
    ...{ firstName: 'Tanvir', lastName: 'Karim', email: 'tanvir@shops.superium.example', phone: '01711000007' },
    ...{ address: '11 KDA Avenue', shopAddress: '11 KDA Avenue' },
    sells: {},
  },
]

const random = createRandom(14)

/** Six approved sellers, and one whose application is pending; always the same ones. */
export const DEMO_SELLERS: readonly DemoSeller[] = SHOPS.map((shop, index) => ({
  ...shop,
  id: uuidOfMoment(new Date('2024-01-01T00:00:00Z'), random),
  uid: index === 0 ? DEMO_SELLER_UID : `demo-seller-${index + 1}`,
  state: index < SHOPS.length - 1 ? 'approved' : 'pending',
}))

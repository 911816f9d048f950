import type { Category } from '../brands'
import { automotive } from './kinds/automotive'
import { baby } from './kinds/baby'
import { beauty } from './kinds/beauty'
import { books } from './kinds/books'
import { clothing } from './kinds/clothing'
import { drinks } from './kinds/drinks'
import { gadghets } from './kinds/gadghets'
import { health } from './kinds/health'
import { homedecor } from './kinds/homedecor'
import { jewelry } from './kinds/jewelry'
import { kitchen } from './kinds/kitchen'
import { pets } from './kinds/pets'
import { pills } from './kinds/pills'
import { toys } from './kinds/toys'
import { tshirts } from './kinds/tshirts'
import { watch } from './kinds/watch'
import type { ProductKind } from './product-kind'

/** The kinds of products in the demo shop, by category keyword (spec §2). */
export const PRODUCT_KINDS: Readonly<Record<Category, readonly ProductKind[]>> = {
  pills,
  clothing,
  homedecor,
  beauty,
  health,
  drinks,
  toys,
  jewelry,
  gadghets,
  automotive,
  books,
  Watch: watch,
  tshirts,
  kitchen,
  pets,
  baby,
}

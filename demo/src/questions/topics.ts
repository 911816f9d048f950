import type { Category } from '../brands'
import { beauty, drinks, health, pills } from './care-topics'
import { automotive, gadgets, homedecor, kitchen, pets } from './home-topics'
import { books, toys } from './play-topics'
import type { Topic } from './topic'
import { baby, clothing, jewelry, tshirts, watches } from './wear-topics'

/** What is asked about the products of a category, by its keyword (spec §2). */
export const TOPICS: Readonly<Record<Category, readonly Topic[]>> = {
  pills,
  clothing,
  homedecor,
  beauty,
  health,
  drinks,
  toys,
  jewelry,
  automotive,
  books,
  tshirts,
  kitchen,
  pets,
  baby,
  gadghets: gadgets,
  Watch: watches,
}

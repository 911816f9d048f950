import type { Category } from '../brands'
import { beauty, drinks, health, pills } from './care-topics'
import { automotive, gadgets, homedecor, kitchen, pets } from './home-topics'
import { books, toys } from './play-topics'
import type { QuestionTopic } from './question-topic'
import { baby, clothing, jewelry, tshirts, watches } from './wear-topics'

/** The questions about products of a category, by its keyword (spec §2). */
export const QUESTION_TOPICS: Readonly<Record<Category, readonly QuestionTopic[]>> = {
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

/** The sprites that pictures use, by their names in the Noto set. */
export const SPRITE_NAMES = [
  ...(['lemon', 'cherries', 'peach', 'ginger-root', 'grapes', 'tangerine', 'herb', 'hot-beverage', 'tomato'] as const),
  ...(['bear', 'rabbit', 'fox', 'panda', 'koala', 'lion', 'dog', 'cat', 'black-cat', 'owl', 'duck', 'whale'] as const),
  ...(['elephant', 'octopus', 'sauropod', 'monarch-butterfly', 'star', 'rainbow', 'rocket', 'sailboat'] as const),
  ...(['castle', 'locomotive', 'bicycle', 'mount-fuji', 'cactus', 'deciduous-tree', 'lighthouse'] as const),
  ...(['snow-capped-mountain', 'hibiscus'] as const),
] as const

export type SpriteName = (typeof SPRITE_NAMES)[number]

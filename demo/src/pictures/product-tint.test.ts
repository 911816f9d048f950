import { productTint } from './product-tint'
import { isRecipeName, RECIPES } from './recipes'
import { SvgDocument } from './svg/svg-document'

test('the tint that is kept for a choice is that of its drawing, whatever its mark', () => {
  for (const [name, recipe] of Object.entries(RECIPES)) {
    if (!isRecipeName(name)) throw new Error(name)
    const last = { colour: recipe.colours - 1, design: recipe.designs - 1 }
    for (const mark of [0, 1, Math.floor(recipe.marks / 2), recipe.marks - 1]) {
      const choice = { ...last, mark: Math.min(mark, recipe.marks - 1) }
      expect([name, productTint(name, choice)]).toEqual([name, recipe.draw(new SvgDocument(), choice).tint])
    }
  }
})

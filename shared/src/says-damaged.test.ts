import { saysDamaged } from './says-damaged'

test.each([
  ['Damaged or defective', true],
  ['Damaged or defective: the seam is open', true],
  ['It came broken', true],
  ['Does not fit', false],
  ['No longer needed: I like the undamaged one', false],
  ['', false],
])('“%s” says that the product is damaged: %s', (reason, says) => expect(saysDamaged(reason)).toBe(says))

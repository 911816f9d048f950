import { canBeSoldAgain, returnReasons, returnReasonText } from './return-reasons'

test.each([
  [{ chosenReason: 'damaged', reason: '' }, 'Damaged or defective'],
  [{ chosenReason: 'wrong-item', reason: ' I ordered: the blue one ' }, 'Wrong item: I ordered: the blue one'],
  [{ reason: 'Too small' }, 'Too small'],
  [{ reason: ' ' }, ''],
] as const)('%j reads “%s”', (why, text) => expect(returnReasonText(why)).toBe(text))

test('only what came damaged is not sold again', () => {
  expect(returnReasons.filter((reason) => !canBeSoldAgain(reason))).toEqual(['damaged'])
  expect(canBeSoldAgain(undefined)).toBe(true)
})

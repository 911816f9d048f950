import { canBeSoldAgain, returnReasons, returnReasonText, splitReason } from './return-reasons'

test.each([
  [{ chosenReason: 'damaged', reason: '' }, 'Damaged or defective'],
  [{ chosenReason: 'wrong-item', reason: ' I ordered: the blue one ' }, 'Wrong item: I ordered: the blue one'],
  [{ reason: 'Too small' }, 'Too small'],
  [{ reason: ' ' }, ''],
] as const)('%j reads “%s”', (why, text) => expect(returnReasonText(why)).toBe(text))

test.each([
  [{ reason: 'Damaged or defective' }, { chosenReason: 'damaged', reason: '' }],
  [
    { reason: 'Wrong item: I ordered: the blue one' },
    { chosenReason: 'wrong-item', reason: 'I ordered: the blue one' },
  ],
  [{ reason: 'Does not fit me' }, { chosenReason: undefined, reason: 'Does not fit me' }],
  [{ reason: '' }, { chosenReason: undefined, reason: '' }],
  [
    { chosenReason: 'damaged', reason: 'Wrong item: no' },
    { chosenReason: 'damaged', reason: 'Wrong item: no' },
  ],
] as const)('%j of an earlier release means %j', (stored, why) => expect(splitReason(stored)).toEqual(why))

test('only what came damaged is not sold again', () => {
  expect(returnReasons.filter((reason) => !canBeSoldAgain(reason))).toEqual(['damaged'])
  expect(canBeSoldAgain(undefined)).toBe(true)
})

/** Sentences about any product, by stars; phrases as `fillPhrase` takes them. */
export const WORDS_BY_STARS: Readonly<Record<number, readonly string[]>> = {
  5: [
    'Exactly as described, and a little better.',
    'I have bought {two|three} more since, as presents.',
    'Arrived {two|three} days after I ordered it, well packed.',
    'I looked for this for months and should have come here first.',
    'Worth every cent.',
    'My {sister|neighbour|mother|colleague} asked where I got it, which says enough.',
    'In use every day for {3..11} weeks now and nothing to complain about.',
    'You notice that somebody thought about it.',
    'The pictures do not flatter it; it really looks like that.',
    'I expected to send it back. I am keeping it.',
    'One of those things you stop thinking about because they simply work.',
    'No fuss, no smell of plastic, no bad surprise.',
  ],
  4: [
    'Very good, with one small reservation.',
    'Would buy it again, perhaps on sale.',
    'Nearly perfect.',
    'Good value for what it costs.',
    'I was undecided for a week, and then it grew on me.',
    'Does what it says. One star less because the parcel was far too large.',
    'Better than the one I had before, which cost twice as much.',
    'A solid choice if you know what you want.',
    'Delivery took {five|six} days, the thing itself is fine.',
    'Happy with it after {2..8} weeks.',
  ],
  3: [
    'All right, no more and no less.',
    'It does the job, but I had hoped for more.',
    'Decent, though not at the full price.',
    'I am in two minds about it.',
    'Fine for {occasional use|a guest|the summer house}, not for every day.',
    'Looks better in the picture than on the {table|shelf}.',
    'Average. I have had better and I have had worse.',
  ],
  2: [
    'Not what I expected from the description.',
    'I wanted to like it.',
    'It looks good and that is about it.',
    'After {2..5} weeks I went back to my old one.',
    'For this price I expect more care.',
    'Customer service was friendly, the thing itself is not for me.',
  ],
  1: [
    'Sent it back the next day.',
    'Disappointing from the first minute.',
    'It lasted {4..12} days.',
    'I cannot recommend it.',
    'Returned, and the refund came quickly at least.',
  ],
}

/** Review titles, by stars. */
export const TITLES_BY_STARS: Readonly<Record<number, readonly string[]>> = {
  5: [
    'Just right',
    'Very happy with it',
    'Better than expected',
    'Would buy again',
    'A keeper',
    'Lovely',
    'Five stars from the whole family',
    'Exactly what I needed',
    'Well made',
    'Recommended',
  ],
  4: ['Good, almost very good', 'Nearly there', 'Solid', 'Pleased', 'Good buy', 'Does what it should', 'Nice thing'],
  3: ['It is all right', 'Mixed feelings', 'Middling', 'OK for the money', 'Neither here nor there'],
  2: ['Expected more', 'Not for me', 'A pity', 'Could be better'],
  1: ['Sent back', 'Disappointed', 'No', 'Save your money'],
}

/** Words that lead from praise to a complaint. */
export const TURNS = [
  'Only',
  'My one complaint:',
  'To be fair:',
  'Less good:',
  'On the other hand:',
  'What bothers me:',
] as const

/** Last sentences of a happy review. */
export const CLOSINGS = [
  'Thank you!',
  'Again any time.',
  'Glad I found it.',
  'The second one is ordered.',
  'Recommended without a but.',
  'I will be back.',
] as const

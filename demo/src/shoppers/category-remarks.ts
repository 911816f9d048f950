import type { Category } from '../brands'

/** Praise and complaints about products of a category. */
export interface Remarks {
  readonly good: readonly string[]
  readonly bad: readonly string[]
}

/** Praise and complaints by category keyword (spec §2). */
export const CATEGORY_REMARKS: Readonly<Record<Category, Remarks>> = {
  pills: {
    good: [
      'Easy to swallow, also for my father, who hates tablets.',
      'No aftertaste, and the lid opens with wet hands.',
      'The leaflet says plainly what is in it.',
      'Lasts me exactly {two|three} months.',
      'My stomach took it from the first day.',
    ],
    bad: [
      'The tablets are larger than I thought.',
      'The bottle is half empty when you open it.',
      'It smells of vitamins, strongly.',
    ],
  },
  clothing: {
    good: [
      'Fits as the size chart says.',
      'Washed {four|six|nine} times and it has kept its shape.',
      'The cloth is heavier than in the photograph, which I like.',
      'Seams are clean inside, too.',
      'I am 1.{62..89} m and the length is right.',
      'Soft from the first day, no scratching.',
    ],
    bad: [
      'Sleeves come out a little long.',
      'It runs small, take one size up.',
      'It lost some colour in the first wash.',
    ],
  },
  homedecor: {
    good: [
      'It makes the corner of the room.',
      'The surface feels like something made by hand.',
      'Heavier than it looks, it stands safely.',
      'The colour goes with everything we have.',
      'Came wrapped in paper, not in foam.',
    ],
    bad: [
      'A bit smaller than I imagined, so measure first.',
      'A small flaw at the back that nobody sees.',
      'Dust shows on it.',
    ],
  },
  beauty: {
    good: [
      'My skin calmed down within {one|two} weeks.',
      'A little goes a long way.',
      'Scent is faint and gone after a minute.',
      'Does not run, does not sting.',
      'The colour on me is the colour on the screen.',
      'Lasts through a working day.',
    ],
    bad: ['The cap broke when it fell once.', 'Too rich for summer.', 'I would like a refill.'],
  },
  health: {
    good: [
      'I really use it, unlike the last {two|three} things I bought.',
      'Grip is good, also with damp hands.',
      'Instructions are short and clear.',
      'Quiet enough for a flat with thin walls.',
      'My physiotherapist approved.',
    ],
    bad: ['Smelt of rubber for {three|five} days.', 'It takes more room than I have.', 'The manual is in tiny print.'],
  },
  drinks: {
    good: [
      'Not too sweet, at last.',
      'Cold, with a slice of lemon: perfect.',
      'You taste what it is made of.',
      'The bottle came whole and cool.',
      'Our guests finished it before we did.',
    ],
    bad: ['One can had a dent.', 'A touch too sour for the children.', 'Gone too soon for the price.'],
  },
  toys: {
    good: [
      'Survived {two|three} children and a dog.',
      'No sharp edges, no loud noises.',
      'My {four|five|six}-year-old has not put it down.',
      'Everything fits back into the box.',
      'A present that was still in use a month later.',
    ],
    bad: [
      'One piece had a splinter, replaced at once.',
      'More for looking at than for playing.',
      'My daughter was through with it in a week.',
    ],
  },
  jewelry: {
    good: [
      'Looks finer than it costs.',
      'Light enough to forget that you wear it.',
      'The clasp closes firmly.',
      'The box is pretty enough to give away as it is.',
      'No marks on the skin after a whole summer.',
    ],
    bad: ['The chain could be {2..4} cm longer.', 'Scratches show quickly.', 'Smaller than in the picture.'],
  },
  gadghets: {
    good: [
      'Paired at once and has stayed paired.',
      'The battery lasts longer than promised.',
      'Sound is clear, also at low volume.',
      'Buttons where you expect them.',
      'No account, no app that wants my address.',
      'Survived a fall from the kitchen table.',
    ],
    bad: ['The cable is short.', 'It gets warm while charging.', 'The microphone could be better.'],
  },
  automotive: {
    good: [
      'Fitted in {ten|twenty} minutes without help.',
      'Fits my {2009..2022} estate exactly.',
      'No rattling, also on bad roads.',
      'Cleans up with a hose.',
      'Better than what the garage sold me.',
    ],
    bad: [
      'A drawing in the instructions is wrong.',
      'One screw was missing.',
      'It smells for a while when the sun is on the car.',
    ],
  },
  books: {
    good: [
      'Read it in {two|three} evenings.',
      'Good paper, and it stays open on the table.',
      'The ending surprised me, and I read a lot.',
      'Type is large enough for tired eyes.',
      'I gave it to my {brother|father|best friend} right after.',
    ],
    bad: ['It takes a hundred pages to get going.', 'A corner was bumped when it came.', 'Too many characters for me.'],
  },
  Watch: {
    good: [
      'Keeps time to the second so far.',
      'Easy to read without glasses.',
      'The strap softened within a week.',
      'Flat enough to go under a cuff.',
      'People ask about it.',
    ],
    bad: ['The crown is hard to pull.', 'The strap is stiff at first.', 'The ticking is audible at night.'],
  },
  tshirts: {
    good: [
      'Collar lies flat after {five|eight|twelve} washes.',
      'The cloth is fine and does not feel like plastic.',
      'Thick enough to wear alone.',
      'True to size on me, {1.7|1.8|1.9} m.',
      'The shoulder seams sit where they should.',
    ],
    bad: ['It came out of the wash a little shorter.', 'Tight at the arms.', 'The neck is wider than I thought.'],
  },
  kitchen: {
    good: [
      'In use every morning.',
      'Goes into the dishwasher and comes out as before.',
      'Sits well in the hand.',
      'Heats evenly, nothing sticks.',
      'We bought it for two people and it serves {four|six}.',
    ],
    bad: [
      'The lid does not close as tightly as I would like.',
      'Heavy when full.',
      'A spot in the glaze, but on the inside.',
    ],
  },
  pets: {
    good: [
      'Our {cat|dog|old dog} moved in at once.',
      'Washed twice already and still in shape.',
      'No pulling threads, and she does try.',
      'He leaves the sofa alone since.',
      'Stays where you put it.',
    ],
    bad: ['Our cat ignores it with dignity.', 'Order one size larger.', 'The stitching gave up at one corner.'],
  },
  baby: {
    good: [
      'Soft, and still soft after many washes.',
      'Small hands can hold it.',
      'No smell when unpacked.',
      'Saved us on a long train ride.',
      'Our daughter, {five|eight|ten} months, loves it.',
    ],
    bad: [
      'The lid drips a little when it lies down.',
      'Outgrown faster than hoped.',
      'The colour is paler than in the picture.',
    ],
  },
}

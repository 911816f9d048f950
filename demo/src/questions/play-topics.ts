import type { QuestionTopic } from './question-topic'

export const toys: readonly QuestionTopic[] = [
  { ask: 'Is it all right for a child of {two|three}?', buyers: ['Ours was two and a half. Nothing came off.'] },
  {
    ask: 'Is the paint safe to chew on?',
    buyers: ['Our son has chewed on it for {a month|half a year}, it is all still there.'],
    only: ['rings', 'blocks', 'woodcar'],
  },
  { ask: 'Can it be washed?', buyers: ['In a pillowcase, at 30 degrees. He came out well.'], only: ['plush'] },
  { ask: 'Does it need batteries?', buyers: ['No, that is why I like it.'], only: ['robot', 'woodcar', 'rings'] },
  {
    ask: 'Do the pieces fit tightly?',
    buyers: ['You can lift the whole picture at one corner, nearly.'],
    only: ['puzzle'],
  },
  { ask: 'How long did you take?', buyers: ['{Two|Three} rainy evenings, the two of us.'], only: ['puzzle'] },
  {
    ask: 'Is there a box to keep the pieces in?',
    buyers: ['The one it comes in is stout enough.'],
    only: ['blocks', 'puzzle'],
  },
]

export const books: readonly QuestionTopic[] = [
  {
    ask: 'Is it a good present for somebody who reads {little|slowly}?',
    buyers: ['My father finished it, and he finishes nothing.'],
    only: ['book'],
  },
  { ask: 'Is the print large enough for tired eyes?', buyers: ['I manage without glasses.'], only: ['book'] },
  { ask: 'Does one have to know the earlier books?', buyers: ['No, it stands alone.'], only: ['book'] },
  {
    ask: 'Is it sad? Please without telling the end.',
    buyers: ['In the middle. It ends well enough.', 'I laughed more than I cried.'],
    only: ['book'],
  },
  { ask: 'Does ink come through the paper?', buyers: ['Not mine, with a medium nib.'], only: ['notebook'] },
  { ask: 'Does it lie flat?', buyers: ['From the first page, once you have bent it back gently.'], only: ['notebook'] },
  {
    ask: 'Does a {pencil|pen} fit into the loop?',
    buyers: ['There is none on mine. I clip it on.'],
    only: ['notebook'],
  },
]

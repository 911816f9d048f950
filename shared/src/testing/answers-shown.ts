import { act } from '@testing-library/react'

/** Resolves when an answer that `answerApi` has just given would be shown: after two more calls. */
export async function answersShown(): Promise<void> {
  for (let call = 0; call < 2; call += 1) {
    await act(async () => {
      await (await fetch(new URL('/api/v1/nothing', location.origin))).text()
    })
  }
}

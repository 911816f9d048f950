import { chainDepth, initiatorAddress } from './chain-depth'

const of = (url: string, initiator?: string) => ({ url, initiator })

describe('chainDepth', () => {
  it('counts the document as one, and what its HTML or its headers ask for as two', () => {
    expect(chainDepth([of('/')])).toBe(1)
    expect(chainDepth([of('/'), of('/main.js', '/'), of('/hinted.js')])).toBe(2)
  })

  it('follows what a script asks for, and what that script asks for', () => {
    const chain = [of('/'), of('/main.js', '/'), of('/entry.js', '/main.js'), of('/page.js', '/entry.js')]
    expect(chainDepth(chain)).toBe(4)
  })

  it('leaves a preloaded file where its preload stands', () => {
    expect(chainDepth([of('/'), of('/page.js', '/'), of('/main.js', '/'), of('/page.js', '/main.js')])).toBe(2)
  })
})

describe('initiatorAddress', () => {
  it('takes the nearest script of the stack, through what was scheduled', () => {
    const stack = { callFrames: [{ url: '' }], parent: { callFrames: [{ url: '/main.js' }] } }
    expect(initiatorAddress({ type: 'script', stack })).toBe('/main.js')
  })

  it('takes the document or style sheet that was read', () => {
    expect(initiatorAddress({ type: 'parser', url: '/' })).toBe('/')
    expect(initiatorAddress({ type: 'other' })).toBeUndefined()
  })
})

import { UnsecuredJWT } from 'jose'
import { emulatorVerifier } from './emulator-verifier'

const verify = emulatorVerifier('demo-shop', '127.0.0.1:1')
const token = (sub: unknown) =>
  new UnsecuredJWT({ aud: 'demo-shop', exp: Date.now() / 1000 + 600, sub: sub as string }).encode()

test.each([7, '', null, { uid: 'ada' }, ['ada']])(
  'a token for %j is refused without asking the emulator',
  async (sub) => {
    expect(await verify(token(sub))).toBeNull()
  },
)

test('a token for an account is a 503 while the emulator cannot be reached', async () => {
  await expect(verify(token('ada'))).rejects.toMatchObject({ statusCode: 503 })
})

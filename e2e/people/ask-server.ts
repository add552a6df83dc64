import type { CallShape, GivenTo, OutputOf } from '@campus/contract/call.ts'
import { type AskOptions, asker } from '@campus/server/testing/ask.ts'
import { address } from '../address.ts'

const ask = asker(address)
const browser = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

/** Says a call beside the browser and takes no refusal: what a journey needs to have happened before it begins. */
export const askServer = async <Shape extends CallShape>(
  call: Shape,
  given: GivenTo<Shape>,
  network: string,
  options: AskOptions = {},
): Promise<{ readonly data: OutputOf<Shape>; readonly token: string; readonly user: unknown; readonly remember: string }> => {
  const {
    error,
    data,
    token = '',
    user,
    headers,
  } = await ask(call, given, { ...options, headers: { 'x-forwarded-for': network, 'user-agent': browser } })
  if (error) throw new Error(`${call.path} was refused: ${error}`)
  return { data, token, user, remember: headers.get('x-remember') ?? '' }
}

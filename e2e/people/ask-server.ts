import type { CallShape, GivenTo, OutputOf } from '@campus/contract/call.ts'
import { type AskOptions, asker, fetchCall } from '@campus/server/testing/ask.ts'
import { address } from '../address.ts'

const browser = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

interface Asking extends AskOptions {
  /** Another campus than the one that most journeys visit. */
  readonly at?: string | undefined
  /** The device that the call comes from. */
  readonly deviceId?: string
}

const fromBrowser = (network: string) => ({ 'x-forwarded-for': network, 'user-agent': browser })

/** Says a call beside the browser and takes no refusal: what a journey needs to have happened before it begins. */
export const askServer = async <Shape extends CallShape>(
  call: Shape,
  given: GivenTo<Shape>,
  network: string,
  { at = address, deviceId, ...options }: Asking = {},
): Promise<{ readonly data: OutputOf<Shape>; readonly token: string; readonly user: unknown; readonly remember: string }> => {
  const {
    error,
    data,
    token = '',
    user,
    headers,
  } = await asker(at)(call, given, {
    ...options,
    headers: { ...fromBrowser(network), ...(deviceId && { 'x-device-id': deviceId }) },
  })
  if (error) throw new Error(`${call.path} was refused: ${error}`)
  return { data, token, user, remember: headers.get('x-remember') ?? '' }
}

/** The same for what answers with a file. */
export const fetchFromServer = async <Shape extends CallShape>(
  call: Shape,
  given: GivenTo<Shape>,
  network: string,
  { at = address, ...options }: Asking = {},
): Promise<Buffer> => {
  const answer = await fetchCall(at, call, given as Record<string, unknown>, { ...options, headers: fromBrowser(network) })
  if (!answer.ok) throw new Error(`${call.path} was refused: ${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}

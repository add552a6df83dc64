import { type CallShape, type GivenTo, isRaw, type OutputOf } from '@campus/contract/call.ts'
import { z } from 'zod'

/** Everything the app keeps for times without network lies below this. */
export const cachePrefix = 'campus.kept.'

/** Some browsers forbid storage in private windows. */
export const openDevice = (): Storage | undefined => {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

interface Question<Call extends CallShape> {
  readonly call: Call
  readonly given: GivenTo<Call>
  /** Who asked, so that the next person on this device does not find the answer. */
  readonly personId: string
}

interface Place {
  readonly path: string
  readonly given: unknown
  readonly personId: string
}

const keyFor = ({ path, given, personId }: Place) => `${cachePrefix}${personId}.${path}.${JSON.stringify(given)}`

const placeOf = <Call extends CallShape>({ call, given, personId }: Question<Call>): Place => ({ path: call.path, given, personId })

export const keepAnswer = <Call extends CallShape>(
  device: Pick<Storage, 'setItem'>,
  question: Question<Call>,
  answer: OutputOf<Call>,
  at: number,
) => {
  try {
    device.setItem(keyFor(placeOf(question)), JSON.stringify({ at, answer }))
  } catch {
    // A full device keeps what it has.
  }
}

const Kept = z.object({ at: z.number(), answer: z.unknown() })

const jsonIn = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}

/** What was kept, and when: by whatever version of the app. */
export const keptAt = (device: Pick<Storage, 'getItem'>, place: Place): z.output<typeof Kept> | undefined =>
  Kept.safeParse(jsonIn(device.getItem(keyFor(place)))).data

/** The last answer, if it is still one that the call may give: an older version of the app may have kept it. */
export const cachedAnswer = <Call extends CallShape>(
  device: Storage,
  question: Question<Call>,
): { readonly at: number; readonly answer: OutputOf<Call> } | undefined => {
  const { output } = question.call
  const kept = keptAt(device, placeOf(question))
  if (!kept || isRaw(output)) return undefined
  const answer = output.safeParse(kept.answer)
  return answer.success ? { at: kept.at, answer: answer.data as OutputOf<Call> } : undefined
}

/** A logout deletes what was stored for the person. */
export const forgetAnswers = (device: Storage): void => {
  const keys = Array.from({ length: device.length }, (_, index) => device.key(index))
  for (const key of keys) if (key?.startsWith(cachePrefix)) device.removeItem(key)
}

import { type Check, type CheckName, faceCheckNames, pictureCheckNames } from '@campus/face/judge.ts'
import type { FaceMeasures } from '@campus/face/measure.ts'

/** What to do about a check, where it depends on which side something is off. */
export type AdviceKey =
  | Exclude<CheckName, 'SingleFacePresent' | 'HeadSize' | 'HeadPoseYaw' | 'HeadPosePitch'>
  | 'noFace'
  | 'severalFaces'
  | 'tooFar'
  | 'tooNear'
  | 'turnRight'
  | 'turnLeft'
  | 'chinUp'
  | 'chinDown'

export interface Advice {
  readonly name: CheckName
  readonly key: AdviceKey
}

const order: readonly CheckName[] = [...faceCheckNames, ...pictureCheckNames]

/** What somebody can put right at once is asked for even where it would pass. */
const wellWanted: ReadonlySet<CheckName> = new Set(['HeadPoseYaw', 'HeadPosePitch', 'HeadPoseRoll', 'EyesOpen', 'MouthClosed'])

const isOff = ({ name, verdict }: Check) => verdict === 'refuse' || (verdict === 'advise' && wellWanted.has(name))

const keyOf = ({ name, measured, limit }: Check, face: FaceMeasures | undefined): AdviceKey => {
  if (name === 'SingleFacePresent') return measured === 0 ? 'noFace' : 'severalFaces'
  if (name === 'HeadSize') return measured < limit ? 'tooFar' : 'tooNear'
  // The right of the picture is the left of the person.
  if (name === 'HeadPoseYaw') return (face?.pose.yaw ?? 0) > 0 ? 'turnRight' : 'turnLeft'
  if (name === 'HeadPosePitch') return (face?.pose.pitch ?? 0) > 0 ? 'chinUp' : 'chinDown'
  return name
}

/** The one thing to put right next, in the order of the checks; nothing when the photo can be taken. */
export const adviceOf = (checks: readonly Check[], faces: readonly FaceMeasures[]): Advice | undefined => {
  const [worst] = checks.filter(isOff).sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
  return worst && { name: worst.name, key: keyOf(worst, faces[0]) }
}

/** What is shown, and since when everything is good. */
export interface Coaching {
  readonly advice: Advice | undefined
  readonly goodSince: number | undefined
  /** What the last look would say: it is shown once two looks agree, so that sentences do not flicker. */
  readonly next: AdviceKey | undefined
}

export const beforeCoaching: Coaching = { advice: undefined, goodSince: undefined, next: undefined }

const holdMs = 1000

export const coach = (before: Coaching, advice: Advice | undefined, at: number): Coaching => ({
  advice: advice?.key === before.next ? advice : before.advice,
  goodSince: advice ? undefined : (before.goodSince ?? at),
  next: advice?.key,
})

export const isHeld = ({ goodSince }: Coaching, at: number): boolean => goodSince !== undefined && at - goodSince >= holdMs

import { faceWidthOf } from './head.ts'
import type { FaceMeasures } from './measure.ts'
import type { Picture } from './picture.ts'

/** Components of ISO/IEC 29794-5 that a face is judged by. */
export const faceCheckNames = [
  'SingleFacePresent',
  'HeadSize',
  'HeadPoseYaw',
  'HeadPosePitch',
  'HeadPoseRoll',
  'EyesOpen',
  'MouthClosed',
  'Sharpness',
  'IlluminationUniformity',
  'UnderExposurePrevention',
  'OverExposurePrevention',
] as const

/** Those that the whole picture is judged by; the colour of the background is a matter of photo standards, not of ISO. */
export const pictureCheckNames = ['BackgroundUniformity', 'BackgroundColour', 'ExpressionNeutrality', 'CompressionArtifacts'] as const

export type CheckName = (typeof faceCheckNames | typeof pictureCheckNames)[number]

/** Passed, passed with advice, or refused. */
type Verdict = 'good' | 'advise' | 'refuse'

export interface Check {
  readonly name: CheckName
  readonly verdict: Verdict
  /** From 0 to 100; below 50 it is refused, below 75 something could be better. */
  readonly score: number
  /** What was measured and where it is refused, in the unit of the check, so that a refusal says how far off it is. */
  readonly measured: number
  readonly limit: number
}

/** A measure that is best at 0 and refused beyond a limit. */
export interface Limit {
  readonly advise: number
  readonly refuse: number
}

export interface PortraitRules {
  /** Width of the face by width of the picture. */
  readonly headWidth: { readonly min: number; readonly max: number }
  /** In degrees. */
  readonly yaw: Limit
  readonly pitch: Limit
  readonly roll: Limit
  /** Gap between the lids by the width of the eye. */
  readonly minEyeGap: number
  readonly mouthGap: Limit
  readonly minSharpness: number
  readonly unevenness: Limit
  readonly dark: Limit
  readonly bright: Limit
  /** Of the whole picture; the usual ones where nothing is said. */
  readonly background?: Limit | undefined
  readonly artifacts?: Limit | undefined
}

const usualRules: PortraitRules = {
  headWidth: { min: 1 / 3, max: 0.75 },
  yaw: { advise: 8, refuse: 15 },
  pitch: { advise: 10, refuse: 18 },
  roll: { advise: 5, refuse: 8 },
  minEyeGap: 0.12,
  mouthGap: { advise: 0.15, refuse: 0.3 },
  minSharpness: 100,
  unevenness: { advise: 0.25, refuse: 0.45 },
  dark: { advise: 0.1, refuse: 0.25 },
  bright: { advise: 0.05, refuse: 0.15 },
}

const [passing, well] = [50, 75]

const verdictOf = (score: number): Verdict => (score < passing ? 'refuse' : score < well ? 'advise' : 'good')

const rounded = (score: number) => Math.max(0, Math.min(100, Math.round(score)))

/** 100 at 0, 75 where advice begins, 50 where it is refused. */
export const small = (name: CheckName, value: number, { advise, refuse }: Limit): Check => {
  const measured = Math.abs(value)
  const score = rounded(
    measured <= advise ? 100 - (25 * measured) / advise : 75 - (25 * (measured - advise)) / (refuse - advise) - (measured > refuse ? 1 : 0),
  )
  return { name, verdict: verdictOf(score), score, measured, limit: refuse }
}

/** 50 at the least that passes, 100 at three times of it. */
const large = (name: CheckName, measured: number, limit: number): Check => {
  const score = rounded(measured < limit ? (49 * measured) / limit : Math.min(100, 50 + (25 * (measured - limit)) / (limit * 0.5)))
  return { name, verdict: verdictOf(score), score, measured, limit }
}

const between = (name: CheckName, measured: number, { min, max }: { min: number; max: number }): Check => {
  const isFit = measured >= min && measured <= max
  return { name, verdict: isFit ? 'good' : 'refuse', score: isFit ? 100 : 0, measured, limit: measured < min ? min : max }
}

/** Judges a portrait check by check. Without exactly one face there is nothing else to judge. */
export const judgePortrait = (picture: Picture, faces: readonly FaceMeasures[], rules: PortraitRules = usualRules): readonly Check[] => {
  const [face] = faces
  const single: Check = {
    name: 'SingleFacePresent',
    verdict: faces.length === 1 ? 'good' : 'refuse',
    score: faces.length === 1 ? 100 : 0,
    measured: faces.length,
    limit: 1,
  }
  if (!face || faces.length > 1) return [single]
  return [
    single,
    between('HeadSize', faceWidthOf(face.mesh) / picture.width, rules.headWidth),
    small('HeadPoseYaw', face.pose.yaw, rules.yaw),
    small('HeadPosePitch', face.pose.pitch, rules.pitch),
    small('HeadPoseRoll', face.pose.roll, rules.roll),
    large('EyesOpen', Math.max(face.eyes.right, face.eyes.left), rules.minEyeGap),
    small('MouthClosed', face.mouth, rules.mouthGap),
    large('Sharpness', face.sharpness, rules.minSharpness),
    small('IlluminationUniformity', face.unevenness, rules.unevenness),
    small('UnderExposurePrevention', face.clipped.dark, rules.dark),
    small('OverExposurePrevention', face.clipped.bright, rules.bright),
  ]
}

export const isPassed = (checks: readonly Check[]): boolean => checks.every(({ verdict }) => verdict !== 'refuse')

import type { Check, CheckName } from '@campus/face/judge.ts'
import { randomFrom } from '../seed.ts'
import type { DemoPhoto } from './demo-photos.ts'

/** What a good photo measures, and where it would be refused. */
const usual: readonly (readonly [name: CheckName, measured: number, limit: number])[] = [
  ['SingleFacePresent', 1, 1],
  ['HeadSize', 0.52, 0.75],
  ['HeadPoseYaw', 2.1, 15],
  ['HeadPosePitch', 4.2, 18],
  ['HeadPoseRoll', 0.6, 8],
  ['EyesOpen', 0.36, 0.12],
  ['MouthClosed', 0.06, 0.3],
  ['Sharpness', 340, 100],
  ['IlluminationUniformity', 0.04, 0.45],
  ['UnderExposurePrevention', 0.03, 0.25],
  ['OverExposurePrevention', 0.01, 0.15],
  ['BackgroundUniformity', 4, 60],
  ['BackgroundColour', 2, 25],
  ['ExpressionNeutrality', 0.02, 1],
  ['CompressionArtifacts', 0.1, 0.85],
]

const tooFar = { HeadPoseYaw: 21.4, Sharpness: 58, EyesOpen: 0.09 } as const

/** A recent photo may have any background. */
const ofBackground: ReadonlySet<CheckName> = new Set(['BackgroundUniformity', 'BackgroundColour'])

/** The findings about one photo; no two photos measure quite the same. */
export const demoChecks = ({ student, purpose, refused }: Pick<DemoPhoto, 'student' | 'purpose' | 'refused'>): readonly Check[] => {
  const random = randomFrom(`checks ${student}`)
  const judged = purpose === 'recent' ? usual.filter(([name]) => !ofBackground.has(name)) : usual
  return judged.map(([name, measured, limit]): Check => {
    if (name === refused) return { name, verdict: 'refuse', score: 22, measured: tooFar[refused], limit }
    if (name === 'SingleFacePresent') return { name, verdict: 'good', score: 100, measured, limit }
    return { name, verdict: 'good', score: 86 + Math.floor(random() * 15), measured: measured * (0.85 + random() * 0.3), limit }
  })
}

import type { Check, CheckName } from '@campus/face/judge.ts'

/** By what a frame is fit for a comparison: a face seen from the front, at rest and sharp. */
const frontal: ReadonlySet<CheckName> = new Set(['HeadPoseYaw', 'HeadPosePitch', 'HeadPoseRoll', 'EyesOpen', 'MouthClosed', 'Sharpness'])

/** As good as the worst of its checks, and of two alike the one that is better on the whole: one turned far is no picture to compare. */
export const frameWorth = (checks: readonly Check[]): number => {
  const scores = checks.filter(({ name }) => frontal.has(name)).map(({ score }) => score)
  if (scores.length === 0) return 0
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  return Math.min(...scores) + mean / 1000
}

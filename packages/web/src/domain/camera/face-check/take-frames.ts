import type { Prompt } from '@campus/contract/faces/face-words.ts'
import type { FaceMeasures } from '@campus/face/measure.ts'

/** Somebody's own face at rest, which what they do is measured by. */
interface Front {
  readonly yaw: number
  readonly eyes: number
}

/** How far a face check has come; the server measures all frames again. */
export interface Taking {
  readonly asked: readonly Prompt[]
  readonly front: Front | undefined
  /** As many as there are prompts: all were followed. */
  readonly step: number
  readonly keptInStep: number
  readonly isFollowed: boolean
  /** Why the last picture was of no use. */
  readonly trouble: 'noFace' | 'severalFaces' | undefined
}

export const beforeTaking = (asked: readonly Prompt[]): Taking => ({
  asked,
  front: undefined,
  step: 0,
  keptInStep: 0,
  isFollowed: false,
  trouble: undefined,
})

/** A little more than the server wants, because a compressed picture measures a little less. */
const clear = { turn: 20, closedShare: 0.42, openMouth: 0.45 } as const
const atRest = { yaw: 9, mouth: 0.18, eyes: 0.12 } as const
const framesOfStep = 2

const isFront = ({ pose, mouth, eyes }: FaceMeasures) =>
  Math.abs(pose.yaw) <= atRest.yaw && mouth <= atRest.mouth && Math.min(eyes.left, eyes.right) >= atRest.eyes

const follows = (prompt: Prompt, { pose, mouth, eyes }: FaceMeasures, front: Front): boolean => {
  if (prompt === 'blink') return Math.min(eyes.left, eyes.right) < front.eyes * clear.closedShare
  if (prompt === 'turn-head') return Math.abs(pose.yaw - front.yaw) >= clear.turn
  return mouth >= clear.openMouth
}

interface Look {
  readonly taking: Taking
  /** The step that the picture is kept for. */
  readonly keptFor?: number
}

const begin = (taking: Taking, face: FaceMeasures): Look => {
  if (!isFront(face)) return { taking }
  const front = { yaw: face.pose.yaw, eyes: Math.max(face.eyes.left, face.eyes.right) }
  return { taking: { ...taking, front, keptInStep: 1 }, keptFor: 0 }
}

const goOn = (taking: Taking, front: Front, face: FaceMeasures): Look => {
  const { asked, step, keptInStep, isFollowed } = taking
  const prompt = asked[step]
  if (!prompt) return { taking }
  const isNow = follows(prompt, face, front)
  // The first picture of a step, the first that follows the prompt, and another where that was one and the same.
  const isKept = keptInStep === 0 || (isNow && !isFollowed) || (isFollowed && keptInStep < framesOfStep)
  if (!isKept) return { taking }
  const [kept, followed] = [keptInStep + 1, isFollowed || isNow]
  const isOver = followed && kept >= framesOfStep
  return {
    taking: { ...taking, ...(isOver ? { step: step + 1, keptInStep: 0, isFollowed: false } : { keptInStep: kept, isFollowed: followed }) },
    keptFor: step,
  }
}

/** One more picture: whether it is kept, and for which prompt. */
export const look = (before: Taking, faces: readonly FaceMeasures[]): Look => {
  const [face] = faces
  if (!face || faces.length > 1) return { taking: { ...before, trouble: face ? 'severalFaces' : 'noFace' } }
  const taking = { ...before, trouble: undefined }
  return taking.front ? goOn(taking, taking.front, face) : begin(taking, face)
}

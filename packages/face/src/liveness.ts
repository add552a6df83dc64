import type { LivenessFault, Prompt } from '@campus/contract/faces/face-words.ts'
import { similarity } from './embedding.ts'
import { bending } from './flatness.ts'
import type { FaceMeasures } from './measure.ts'

/** A picture that was taken while a prompt was shown. */
export interface Frame {
  /** Which of the prompts of the challenge, from 0. */
  readonly step: number
  readonly faces: readonly FaceMeasures[]
  /** Of the surest face. */
  readonly vector: Float32Array
  /** Of the picture's bytes: the same picture twice shows nothing. */
  readonly digest: string
}

interface LivenessRules {
  readonly minFramesPerStep: number
  /**
   * All frames show one person when none is less alike than this to the one at rest. Of the filmed people, also in other
   * light, the same person is .85 or more, a stranger .74 or less. A look-alike reaches .86: only the comparison with the photo stops one.
   */
  readonly minSimilarity: number
  /** An eye is closed below this share of its own open gap. */
  readonly closedShare: number
  readonly openMouth: number
  readonly closedMouth: number
  /** In degrees from one's own front. */
  readonly turn: number
  /** The least bending of a head that is turned so far; in proportion when it is turned farther. */
  readonly bending: number
}

const usualLiveness: LivenessRules = {
  minFramesPerStep: 2,
  minSimilarity: 0.8,
  closedShare: 0.5,
  openMouth: 0.4,
  closedMouth: 0.2,
  turn: 17,
  bending: 0.05,
}

type Seen = Frame & { readonly face: FaceMeasures }

/** One eye is enough: the other may be missed behind a lock of hair. */
const openEye = ({ eyes }: FaceMeasures) => Math.min(eyes.right, eyes.left)
const widestEye = (frames: readonly Seen[]) => Math.max(...frames.map(({ face }) => Math.max(face.eyes.right, face.eyes.left)))

const turnFrom = (front: FaceMeasures, { pose }: FaceMeasures) => Math.abs(pose.yaw - front.pose.yaw)

/** The frame in which somebody looks most straight into the camera. */
const frontOf = (frames: readonly Seen[]) =>
  frames.reduce<Seen | undefined>(
    (best, frame) => (!best || Math.abs(frame.face.pose.yaw) < Math.abs(best.face.pose.yaw) ? frame : best),
    undefined,
  )

/** The frame with the eyes open and the mouth closed: closed eyes and an open mouth are the least alike to each other. */
const restOf = (frames: readonly Seen[], rules: LivenessRules) =>
  frames
    .filter(({ face }) => Math.abs(face.pose.yaw) <= rules.turn / 2)
    .toSorted((one, other) => openEye(other.face) - other.face.mouth - (openEye(one.face) - one.face.mouth))[0]

/** The frames by which a person is compared with their photo: those that look straight ahead with the mouth closed. */
export const comparableFrames = (frames: readonly Frame[], rules = usualLiveness): readonly Frame[] =>
  frames.filter(({ faces: [face] }) => face && Math.abs(face.pose.yaw) <= rules.turn / 2 && face.mouth <= rules.closedMouth)

const isDone = (prompt: Prompt, during: readonly Seen[], all: readonly Seen[], front: FaceMeasures, rules: LivenessRules): boolean => {
  if (prompt === 'blink') return during.some(({ face }) => openEye(face) < widestEye(all) * rules.closedShare)
  if (prompt === 'turn-head') return during.some(({ face }) => turnFrom(front, face) >= rules.turn)
  return during.some(({ face }) => face.mouth >= rules.openMouth) && all.some(({ face }) => face.mouth <= rules.closedMouth)
}

const isFlat = (front: FaceMeasures, frames: readonly Seen[], rules: LivenessRules): boolean => {
  const turned = frames.filter(({ face }) => turnFrom(front, face) >= rules.turn)
  return turned.some(({ face }) => bending(front.mesh, face.mesh) < (rules.bending * turnFrom(front, face)) / rules.turn)
}

const faultOfFrames = (frames: readonly Frame[], count: number, rules: LivenessRules): LivenessFault | undefined => {
  for (let step = 0; step < count; step += 1)
    if (frames.filter((frame) => frame.step === step).length < rules.minFramesPerStep) return 'too_few_frames'
  if (new Set(frames.map(({ digest }) => digest)).size < frames.length) return 'repeated_frame'
  if (frames.some(({ faces }) => faces.length === 0)) return 'no_face'
  return frames.some(({ faces }) => faces.length > 1) ? 'several_faces' : undefined
}

/** Whether a living person did what was asked, in the order in which it was asked. Frames come in the order they were taken. */
export const judgeLiveness = (asked: readonly Prompt[], frames: readonly Frame[], rules = usualLiveness): LivenessFault | undefined => {
  const fault = faultOfFrames(frames, asked.length, rules)
  if (fault) return fault
  if (frames.some(({ step }, index) => step < (frames[index - 1]?.step ?? 0))) return 'prompt_missed'
  const seen = frames.flatMap((frame): Seen[] => frame.faces.slice(0, 1).map((face) => ({ ...frame, face })))
  const [front, rest] = [frontOf(seen)?.face, restOf(seen, rules)]
  if (!front || !rest) return 'no_front_view'
  if (seen.some(({ vector }) => similarity(rest.vector, vector) < rules.minSimilarity)) return 'person_changed'
  const missed = asked.some(
    (prompt, step) =>
      !isDone(
        prompt,
        seen.filter((frame) => frame.step === step),
        seen,
        front,
        rules,
      ),
  )
  if (missed) return 'prompt_missed'
  return isFlat(front, seen, rules) ? 'flat' : undefined
}

import { similarity } from '@campus/face/embedding.ts'
import { vectorModel } from '@campus/face/models.ts'
import { ChildFailed } from '../../platform/process/child.ts'
import { openChildPool, PoolBusy } from '../../platform/process/child-pool.ts'
import { EnoughWaiting, turnsPerPerson } from '../../platform/process/turns-per-person.ts'
import { FacePictureBroken, type FacePort, FacesBusy } from './face-port.ts'
import type { FaceAnswer, FaceAnswers, FaceTask } from './face-task.ts'

export interface FaceOptions {
  readonly workers: number
  readonly maxPerPerson?: number
}

/** What stands in for an answer where the picture ended its child, or took longer than any honest one. */
const broken: FaceAnswers = {
  judge: { refused: 'picture_broken' },
  cut: { refused: 'picture_broken' },
  check: { fault: 'picture_broken', digests: [], comparable: [] },
}

const middleOf = (values: readonly number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** The middle one of several frames: one lucky frame makes nobody somebody else. */
export const compare = (vectors: readonly Float32Array[], reference: Float32Array): number =>
  middleOf(vectors.map((vector) => similarity(vector, reference)))

export interface FaceMeasuring {
  run<Kind extends FaceTask['kind']>(task: Extract<FaceTask, { kind: Kind }>, who?: string): Promise<FaceAnswers[Kind]>
  close(): Promise<void>
}

/** Measures in child processes: a hostile picture costs its child, and seconds, and only few of one person wait. */
export const openFaceMeasuring = ({ workers, maxPerPerson = 3 }: FaceOptions): FaceMeasuring => {
  const pool = openChildPool<FaceTask, FaceAnswer>({
    script: new URL('face-child.ts', import.meta.url),
    size: workers,
    cpuMs: 90_000,
    maxTasks: 500,
    maxMemoryMb: 1536,
    maxWaiting: 50,
  })
  const inTurn = turnsPerPerson(maxPerPerson)
  return {
    async run<Kind extends FaceTask['kind']>(task: Extract<FaceTask, { kind: Kind }>, who?: string) {
      try {
        return (await inTurn(who, () => pool.run(task))) as FaceAnswers[Kind]
      } catch (error) {
        // It is not tried again: the same picture would end the next child as well.
        if (error instanceof ChildFailed) return broken[task.kind]
        throw error instanceof PoolBusy || error instanceof EnoughWaiting ? new FacesBusy(error.message, { cause: error }) : error
      }
    },
    close: () => pool.close(),
  }
}

export const requireJudged = (answer: FaceAnswers['judge']) => {
  if ('refused' in answer) throw new FacePictureBroken('the picture cannot be opened')
  return answer
}

/** All in this installation: no face leaves it. */
export const embeddedFaces = (options: FaceOptions): FacePort => {
  const measuring = openFaceMeasuring(options)
  return {
    modelId: vectorModel.id,
    judge: async (photo, { who, ...options } = {}) => requireJudged(await measuring.run({ kind: 'judge', photo, ...options }, who)),
    cut: (photo, standard, { background, who } = {}) => measuring.run({ kind: 'cut', photo, standard, background }, who),
    checkFrames: async (frames, asked, reference, who) => {
      const { fault, digests, comparable } = await measuring.run({ kind: 'check', frames, asked }, who)
      const vectors = comparable.map(({ vector }) => vector)
      return { fault, digests, similarity: compare(vectors, reference) }
    },
    close: () => measuring.close(),
  }
}

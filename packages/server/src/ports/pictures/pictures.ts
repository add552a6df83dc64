import { ChildFailed } from '../../platform/process/child.ts'
import { openChildPool, PoolBusy } from '../../platform/process/child-pool.ts'
import { EnoughWaiting, turnsPerPerson } from '../../platform/process/turns-per-person.ts'
import type { PictureAnswer, PictureTask } from './picture-task.ts'

/** This person has enough pictures in the queue, or everybody together has. */
export class PicturesBusy extends Error {}

/** Draws pictures that people bring, in child processes: a hostile one costs its child, and seconds, and only few of one person wait. */
export interface PicturePort {
  /** `who` is left out for the server's own work in the background. */
  draw(task: PictureTask, who?: string): Promise<PictureAnswer>
  close(): Promise<void>
}

interface PictureOptions {
  readonly workers: number
  readonly maxPerPerson?: number
}

export const openPictures = ({ workers, maxPerPerson = 3 }: PictureOptions): PicturePort => {
  const pool = openChildPool<PictureTask, PictureAnswer>({
    script: new URL('picture-child.ts', import.meta.url),
    size: workers,
    cpuMs: 30_000,
    maxTasks: 200,
    maxMemoryMb: 768,
    maxWaiting: 50,
  })
  const inTurn = turnsPerPerson(maxPerPerson)

  const run = (task: PictureTask) =>
    pool.run(task).catch((error: unknown): PictureAnswer => {
      // A picture that ends its child, or takes longer than any honest one, cannot be opened; it is not tried again.
      if (error instanceof ChildFailed) return { refused: 'picture_broken' }
      throw error instanceof PoolBusy ? new PicturesBusy('too many pictures wait', { cause: error }) : error
    })

  return {
    draw: (task, who) =>
      inTurn(who, () => run(task)).catch((error: unknown) => {
        throw error instanceof EnoughWaiting ? new PicturesBusy(error.message, { cause: error }) : error
      }),
    close: () => pool.close(),
  }
}

import { ChildFailed } from '../../platform/process/child.ts'
import { openChildPool, PoolBusy } from '../../platform/process/child-pool.ts'
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
  const waiting = new Map<string, number>()

  const enter = (who: string) => {
    const count = waiting.get(who) ?? 0
    if (count >= maxPerPerson) throw new PicturesBusy('enough pictures of this person wait')
    waiting.set(who, count + 1)
  }
  const leave = (who: string) => {
    const left = (waiting.get(who) ?? 1) - 1
    if (left > 0) waiting.set(who, left)
    else waiting.delete(who)
  }

  const run = (task: PictureTask) =>
    pool.run(task).catch((error: unknown): PictureAnswer => {
      // A picture that ends its child, or takes longer than any honest one, cannot be opened; it is not tried again.
      if (error instanceof ChildFailed) return { refused: 'picture_broken' }
      throw error instanceof PoolBusy ? new PicturesBusy('too many pictures wait', { cause: error }) : error
    })

  return {
    async draw(task, who) {
      if (who === undefined) return run(task)
      enter(who)
      try {
        return await run(task)
      } finally {
        leave(who)
      }
    },
    close: () => pool.close(),
  }
}

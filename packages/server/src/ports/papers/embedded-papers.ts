import { ChildFailed } from '../../platform/process/child.ts'
import { openChildPool, PoolBusy } from '../../platform/process/child-pool.ts'
import { EnoughWaiting, turnsPerPerson } from '../../platform/process/turns-per-person.ts'
import { type PaperPort, PapersBusy, type ReadPaper } from './paper-port.ts'
import type { PaperAnswer, PaperTask } from './paper-task.ts'

const unreadable: ReadPaper = { fields: [], side: undefined, faults: ['unreadable'] }

/** Reads papers in child processes with models that came with the program. */
export const embeddedPapers = ({ workers }: { readonly workers: number }): PaperPort => {
  const pool = openChildPool<PaperTask, PaperAnswer>({
    script: new URL('paper-child.ts', import.meta.url),
    size: workers,
    cpuMs: 60_000,
    maxTasks: 200,
    maxMemoryMb: 1024,
    maxWaiting: 20,
  })
  const inTurn = turnsPerPerson(2)
  return {
    async read(picture, kind, who) {
      try {
        const answer = await inTurn(who, () => pool.run({ picture, kind }))
        return 'isBroken' in answer ? unreadable : answer
      } catch (error) {
        // A picture that ends its child cannot be read; it is not tried again.
        if (error instanceof ChildFailed) return unreadable
        throw error instanceof PoolBusy || error instanceof EnoughWaiting ? new PapersBusy('too many papers wait', { cause: error }) : error
      }
    },
    close: () => pool.close(),
  }
}

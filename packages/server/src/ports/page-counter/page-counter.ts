import { ChildFailed } from '../../platform/process/child.ts'
import { openChildPool } from '../../platform/process/child-pool.ts'

export type Counted =
  /** With a copy of the file without its lock, where it has one that lets everybody read and print. */
  | { readonly kind: 'pages'; readonly pages: number; readonly unlocked?: Uint8Array }
  /** A password is in the way, its author does not let it be printed, it cannot be read, or it has more pages than may be. */
  | { readonly kind: 'encrypted' | 'forbidden' | 'broken' | 'too_long' }

export interface CountTask {
  readonly bytes: Uint8Array
  readonly max: number
}

/** Counts the pages of files that strangers bring, where they can do no harm: a hostile one costs its child, and seconds. */
export interface PageCounter {
  count(bytes: Uint8Array, max: number): Promise<Counted>
  close(): Promise<void>
}

export const openPageCounter = ({ workers }: { workers: number }): PageCounter => {
  const pool = openChildPool<CountTask, Counted>({
    script: new URL('count-child.ts', import.meta.url),
    size: workers,
    cpuMs: 20_000,
    maxTasks: 200,
    maxMemoryMb: 768,
    maxWaiting: 50,
  })
  return {
    count: (bytes, max) =>
      pool.run({ bytes, max }).catch((error: unknown) => {
        if (error instanceof ChildFailed) return { kind: 'broken' }
        throw error
      }),
    close: () => pool.close(),
  }
}

import { Worker } from 'node:worker_threads'
import type { Phrase } from '@campus/contract/language.ts'
import type { Table, TableFormat } from './table.ts'
import { tooLarge, Unreadable } from './unreadable.ts'

export type TableTask =
  | { readonly action: 'read'; readonly format: TableFormat; readonly bytes: Uint8Array }
  | { readonly action: 'write'; readonly format: TableFormat; readonly table: Table }

export type TableAnswer = { readonly table: Table } | { readonly bytes: Uint8Array } | { readonly problem: Phrase }

const maxHeapMb = 512
const maxMilliseconds = 120_000

/** Apart from the requests of others: a long table would keep them waiting, and a wicked one costs only its own thread. */
const work = (task: TableTask): Promise<TableAnswer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./table-worker.ts', import.meta.url), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    })
    const late = setTimeout(() => {
      reject(new Unreadable(tooLarge))
      void worker.terminate()
    }, maxMilliseconds)
    worker.once('message', resolve)
    worker.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Unreadable(tooLarge) : error),
    )
    worker.once('exit', (code) => {
      clearTimeout(late)
      reject(new Error(`the table worker ended with ${code} and no answer`))
    })
  })

export const readTable = async (bytes: Uint8Array, format: TableFormat): Promise<Table> => {
  const answer = await work({ action: 'read', format, bytes })
  if ('problem' in answer) throw new Unreadable(answer.problem)
  if ('table' in answer) return answer.table
  throw new Error('the table worker wrote where it should have read')
}

export const makeTable = async (table: Table, format: TableFormat): Promise<Buffer> => {
  const answer = await work({ action: 'write', format, table })
  if ('bytes' in answer) return Buffer.from(answer.bytes)
  throw new Error('the table worker read where it should have written')
}

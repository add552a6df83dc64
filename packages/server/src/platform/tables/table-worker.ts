import { parentPort, workerData } from 'node:worker_threads'
import { readCsv } from './read-csv.ts'
import type { TableAnswer, TableTask } from './table-work.ts'
import { Unreadable } from './unreadable.ts'

/** What spreadsheets need is loaded where there is one: most tables are text. */
const run = async (task: TableTask): Promise<TableAnswer> => {
  if (task.action === 'write') {
    const { writeTable } = await import('./write-table.ts')
    return { bytes: await writeTable(task.table, task.format) }
  }
  try {
    if (task.format === 'csv') return { table: readCsv(task.bytes) }
    const { readXlsx } = await import('./read-xlsx.ts')
    return { table: await readXlsx(task.bytes) }
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.phrase }
    throw error
  }
}

parentPort?.postMessage(await run(workerData as TableTask), [])

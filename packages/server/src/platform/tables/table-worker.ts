import { parentPort, workerData } from 'node:worker_threads'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import type { TableAnswer, TableTask } from './table-work.ts'
import { Unreadable } from './unreadable.ts'
import { writeTable } from './write-table.ts'

const run = async (task: TableTask): Promise<TableAnswer> => {
  if (task.action === 'write') return { bytes: await writeTable(task.table, task.format) }
  try {
    return { table: task.format === 'csv' ? readCsv(task.bytes) : await readXlsx(task.bytes) }
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.phrase }
    throw error
  }
}

parentPort?.postMessage(await run(workerData as TableTask), [])

import { runTasks } from '../platform/process/child-work.ts'

/** What a test may order a child to do. */
export type Order = { readonly kind: 'echo'; readonly bytes: Uint8Array } | { readonly kind: 'crash' | 'throw' | 'hang' | 'grow' | 'hold' }

export interface Told {
  readonly pid: number
  readonly bytes: Uint8Array
  readonly environment: readonly string[]
}

const kept: Uint8Array[] = []

const grow = () => {
  for (let steps = 0; steps < 100_000; steps += 1) kept.push(new Uint8Array(4 * 2 ** 20).fill(1))
}

const obey = async (order: Order): Promise<Told> => {
  if (order.kind === 'crash') process.abort()
  if (order.kind === 'throw') throw new Error('not that')
  if (order.kind === 'hang') for (;;) kept.length = 0
  if (order.kind === 'grow') grow()
  if (order.kind === 'hold') kept.push(new Uint8Array(150 * 2 ** 20).fill(1))
  return { pid: process.pid, bytes: order.kind === 'echo' ? order.bytes : new Uint8Array(), environment: Object.keys(process.env) }
}

runTasks(obey)

import { batchLimit } from '@campus/contract/approval/handling.ts'
import { useState } from 'react'
import type { Choosing, Instance } from './instance-columns.tsx'

interface Newest {
  readonly id: string
  readonly publishedNumber: number | null
}

/** Applications of one process that run under an older version than its newest one. */
export const useChosen = (process: Newest | undefined) => {
  const [turnedOn, setChosen] = useState<readonly Instance[]>([])
  const isMovable = ({ processId, status, version }: Instance) =>
    processId === process?.id && status === 'running' && version < (process.publishedNumber ?? 0)
  // What was chosen of another process does not count here.
  const all = turnedOn.filter(isMovable)
  const isChosen = (row: Instance) => all.some(({ instanceId }) => instanceId === row.instanceId)
  const choosing: Choosing = {
    isChoosable: (row) => isMovable(row) && (all.length < batchLimit || isChosen(row)),
    isChosen,
    turn: (row) => setChosen(isChosen(row) ? all.filter(({ instanceId }) => instanceId !== row.instanceId) : [...all, row]),
  }
  return { chosen: all, choosing: process && choosing, clear: () => setChosen([]) }
}

import type { Part, Remark } from '@campus/contract/grades/parts.ts'
import { totalOf } from '@campus/contract/grades/total.ts'
import type { Transitions } from '../../../platform/transitions.ts'
import { isPass } from '../../academics/scores/score-writing.service.ts'

export const sheetTransitions: Transitions<'open' | 'submitted' | 'passed' | 'published'> = {
  open: ['submitted'],
  submitted: ['open', 'passed'],
  passed: ['open', 'published'],
  published: [],
}

/** What a sheet begins with. */
export const usualParts: readonly Part[] = [
  { kind: 'usual', name: '', weight: 40 },
  { kind: 'final', name: '', weight: 60 },
]

interface Line {
  readonly remark: Remark
  readonly marks: readonly (number | null)[]
}

export const isComplete = (parts: readonly Pick<Part, 'weight'>[], { remark, marks }: Line) =>
  remark !== '' || totalOf(parts, marks) !== null

/** What is shown as the result of a line: who missed the exam has nothing, who need not take part has no number. */
export const resultOf = (parts: readonly Pick<Part, 'weight'>[], { remark, marks }: Line): number | null => {
  if (remark === 'absent') return 0
  return remark === '' ? totalOf(parts, marks) : null
}

/** The score that a line becomes; none while the exam is still to be written. */
export const scoreOf = (parts: readonly Pick<Part, 'weight'>[], line: Line) => {
  if (line.remark === 'exempt') return { mark: null, word: 'exempt', isPassed: true } as const
  const mark = line.remark === 'deferred' ? null : resultOf(parts, line)
  return mark === null ? undefined : ({ mark, word: '', isPassed: isPass(mark) } as const)
}

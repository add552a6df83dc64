import type { ProgressItem } from '@campus/contract/approval/progress.ts'
import { type Language, type Phrase, say } from '@campus/contract/language.ts'
import type { Fact } from '@campus/flow/engine/changes.ts'
import type { ShowPerson } from '../shown/shown-people.service.ts'
import type { listMoves } from './progress.repository.ts'

type Row = Awaited<ReturnType<typeof listMoves>>[number]

const movedText = (from: number, to: number): Phrase => [
  `流程版本 ${from} → ${to}`,
  `Process version ${from} → ${to}`,
  `流程版本 ${from} → ${to}`,
]

const lineOf = ({ actor_id, at, data }: Row, person: ShowPerson, language: Language): ProgressItem => {
  const { versions, comment } = data as unknown as Extract<Fact, { kind: 'moved' }>
  const moment = at.toISOString()
  return {
    nodeId: '',
    runId: null,
    round: 1,
    taskId: null,
    nodeType: 'MOVED',
    name: say(movedText(versions.from, versions.to), language),
    approvalMode: '',
    user: actor_id === null ? null : person(actor_id),
    owner: null,
    why: comment.text,
    action: 'done',
    result: 'moved',
    signature: '',
    comment: [],
    startTime: moment,
    finishTime: moment,
    dueTime: null,
    isFuture: false,
    removableAs: null,
  }
}

/** The trail with the moves to another version, each after what had begun by then. */
export const withMoves = (trail: readonly ProgressItem[], rows: readonly Row[], person: ShowPerson, language: Language): ProgressItem[] =>
  rows.reduce<ProgressItem[]>(
    (lines, row) => {
      const line = lineOf(row, person, language)
      return lines.toSpliced(lines.findLastIndex(({ startTime }) => startTime <= line.startTime) + 1, 0, line)
    },
    [...trail],
  )

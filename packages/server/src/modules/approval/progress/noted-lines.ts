import type { ProgressItem } from '@campus/contract/approval/progress.ts'
import { type Language, type Phrase, say } from '@campus/contract/language.ts'
import type { Fact } from '@campus/flow/engine/changes.ts'
import { nodeIn, type PinnedProcess } from '../engine/pinned-process.ts'
import type { ShowPerson } from '../shown/shown-people.service.ts'
import { whyText } from '../shown/why-texts.ts'
import type { listNoted } from './progress.repository.ts'

type Row = Awaited<ReturnType<typeof listNoted>>[number]
type Noted = Extract<Fact, { kind: 'moved' | 'task_given' | 'ended' }>

const factOf = ({ kind, data }: Row) => ({ ...(data as object), kind }) as unknown as Noted

/** Everybody whom the lines name. */
export const peopleNoted = (rows: readonly Row[]): readonly string[] =>
  rows.flatMap((row) => {
    const fact = factOf(row)
    return [...(row.actor_id ? [row.actor_id] : []), ...(fact.kind === 'task_given' ? [fact.from, fact.assignee] : [])]
  })

const movedText = (from: number, to: number): Phrase => [
  `流程版本 ${from} → ${to}`,
  `Process version ${from} → ${to}`,
  `流程版本 ${from} → ${to}`,
]
const endedText: Phrase = ['管理员结束申请', 'Ended by an administrator', '管理員結束申請']

interface Shown {
  readonly process: PinnedProcess
  readonly nodeOfTask: (taskId: string) => string
  readonly person: ShowPerson
  readonly unit: (id: string | null) => string
  readonly language: Language
}

type Said = Pick<ProgressItem, 'nodeId' | 'nodeType' | 'name' | 'user' | 'why' | 'result'>

/** Whom a task was taken from; who has it now has a line of their own. */
const givenLine = (fact: Extract<Noted, { kind: 'task_given' }>, actorId: string | null, shown: Shown): Said => {
  const { person, language } = shown
  const nodeId = shown.nodeOfTask(fact.taskId)
  const to = `${whyText(fact.why, shown.unit(fact.why.unit ?? null), language)} → ${person(fact.assignee).name}`
  const by = actorId === null || actorId === fact.from ? [] : [person(actorId).name]
  const name = nodeIn(shown.process, nodeId)?.name ?? ''
  return { nodeId, nodeType: 'GIVEN', name, user: person(fact.from), why: [to, ...by].join(' · '), result: 'given' }
}

const saidOf = (row: Row, shown: Shown): Said | undefined => {
  const fact = factOf(row)
  const { person, language } = shown
  const user = row.actor_id === null ? null : person(row.actor_id)
  // Who holds the post for another unit now keeps it.
  if (fact.kind === 'task_given' && fact.from === fact.assignee) return undefined
  if (fact.kind === 'task_given') return givenLine(fact, row.actor_id, shown)
  if (fact.kind === 'moved') {
    const name = say(movedText(fact.versions.from, fact.versions.to), language)
    return { nodeId: '', nodeType: 'MOVED', name, user, why: fact.comment.text, result: 'moved' }
  }
  // Every other end is the last line of its steps.
  if (fact.how !== 'administrator' || user === null) return undefined
  return { nodeId: '', nodeType: 'ENDED', name: say(endedText, language), user, why: fact.comment?.text ?? '', result: fact.result }
}

const lineOf = (said: Said, at: string): ProgressItem => ({
  ...said,
  runId: null,
  round: 1,
  taskId: null,
  approvalMode: '',
  owner: null,
  action: 'done',
  signature: '',
  comment: [],
  startTime: at,
  finishTime: at,
  dueTime: null,
  isFuture: false,
  removableAs: null,
  actableAs: null,
})

/** The trail with what belongs to no task any more: moves to another version, tasks given away, an end by an administrator; each after what had begun by then. */
export const withNotedLines = (trail: readonly ProgressItem[], rows: readonly Row[], shown: Shown): ProgressItem[] =>
  rows.reduce<ProgressItem[]>(
    (lines, row) => {
      const said = saidOf(row, shown)
      if (!said) return lines
      const line = lineOf(said, row.at.toISOString())
      return lines.toSpliced(lines.findLastIndex(({ startTime }) => startTime <= line.startTime) + 1, 0, line)
    },
    [...trail],
  )

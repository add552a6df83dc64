import type { VoteMode } from '@campus/contract/approval/node-people.ts'
import type { Task } from '../state.ts'

export interface VoteRule {
  readonly mode: VoteMode
  readonly ratio: number
  readonly collect: boolean
  readonly veto: boolean
  /** OR: also the first "no" decides. */
  readonly firstDecides?: boolean
}

export type Outcome = 'pending' | 'passed' | 'refused'
type Voice = 'yes' | 'no' | 'pending'

const isPending = ({ status }: Task) => status === 'open' || status === 'waiting'
const isVote = ({ kind, status }: Task) => kind !== 'opinion' && status !== 'cancelled'

const rootOf = (task: Task, tasks: readonly Task[]): Task => {
  const adder = task.addedBy === null ? undefined : tasks.find(({ id }) => id === task.addedBy)
  return adder ? rootOf(adder, tasks) : task
}

/** A signer with those whom they added: together they have one voice, so that adding somebody never weakens a vote. */
export const seatsOf = (tasks: readonly Task[]): readonly (readonly Task[])[] => [
  ...Map.groupBy(tasks.filter(isVote), (task) => rootOf(task, tasks).id).values(),
]

export const voiceOf = (seat: readonly Task[]): Voice => {
  if (seat.some(({ result }) => result === 'refuse')) return 'no'
  return seat.some(isPending) ? 'pending' : 'yes'
}

const byRatio = ({ ratio, veto }: VoteRule, yes: number, no: number, all: number): Outcome => {
  const needed = Math.ceil((all * ratio) / 100)
  if (veto && no > 0) return 'refused'
  if (all - no < needed) return 'refused'
  return yes >= needed ? 'passed' : 'pending'
}

/** What the votes of a run come to. */
export const outcomeOf = (rule: VoteRule, tasks: readonly Task[]): Outcome => {
  const voices = seatsOf(tasks).map(voiceOf)
  const count = (voice: Voice) => voices.filter((each) => each === voice).length
  const [yes, no, all] = [count('yes'), count('no'), voices.length]
  if (rule.mode === 'RATIO') return byRatio(rule, yes, no, all)
  if (rule.mode === 'OR') {
    if (yes > 0) return 'passed'
    return no === all || (rule.firstDecides && no > 0) ? 'refused' : 'pending'
  }
  const waitsForAll = rule.mode === 'AND' && rule.collect
  if (no > 0 && (!waitsForAll || yes + no === all)) return 'refused'
  return yes === all ? 'passed' : 'pending'
}

/** The real order of the signers: those added before somebody, then the person, then those added after. */
const inOrder = (tasks: readonly Task[]): readonly Task[] => {
  const around = (task: Task): readonly Task[] => {
    const added = tasks.filter(({ addedBy, kind }) => addedBy === task.id && kind !== 'opinion')
    const at = (place: Task['place']) => added.filter((each) => each.place === place).flatMap(around)
    return [...at('before'), task, ...at('after')]
  }
  return tasks.filter(({ addedBy }) => addedBy === null).flatMap(around)
}

/** The pending tasks whose turn it is. Who asked somebody, or added somebody before, waits for them. */
export const turnsOf = (mode: VoteMode, tasks: readonly Task[]): ReadonlySet<string> => {
  const pending = tasks.filter(isPending)
  const waitedFor = new Set(pending.filter(({ kind, place }) => kind === 'opinion' || place === 'before').map(({ addedBy }) => addedBy))
  const opinions = pending.filter(({ kind }) => kind === 'opinion')
  const voters = mode === 'NEXT' ? inOrder(tasks).filter(isPending).slice(0, 1) : pending.filter(({ kind }) => kind !== 'opinion')
  return new Set([...opinions, ...voters].filter(({ id }) => !waitedFor.has(id)).map(({ id }) => id))
}

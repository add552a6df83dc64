import assert from 'node:assert/strict'
import type { Action } from '../engine/actions.ts'
import { returnTargetsOf } from '../engine/allowed.ts'
import type { FlowEvent } from '../engine/changes.ts'
import { brokenInvariants } from '../engine/invariants.ts'
import { replay } from '../engine/replay.ts'
import { newState, type State, type Task } from '../engine/state.ts'
import { step } from '../engine/step.ts'
import { isPending } from '../engine/work.ts'
import type { Process } from '../process/process.ts'
import type { NodeSketch } from './build-process.ts'
import { countedIds } from './counted-ids.ts'
import { peopleOf } from './people.ts'
import type { Random } from './random.ts'
import { everybody, type RandomProcess } from './random-process.ts'

const comment = { text: 'words' }
const teachers = everybody.filter((person) => person !== 'starter')
const handlers = ['REMIND', 'PASS', 'REFUSE', 'TO_LEADER', 'TO_LEADER', 'TO_ADMIN'] as const
const leaders = { ann: 'lea', bob: 'lea', cid: 'ann', dan: 'starter', lea: 'top' }

const timesOf = (random: Random) => {
  const after = { unit: 'H', value: 1 }
  const type = random.oneOf(['PASS', 'REFUSE', 'NOTIFY', 'NOTIFY', 'NOTIFY'])
  const timeLimit = { timeout: after, handler: { type, notify: { once: random.chance(0.7), hour: 1 } } }
  const escalation = Array.from({ length: random.below(4) }, () => ({ after, handler: random.oneOf(handlers) }))
  return { ...(random.chance(0.4) && { timeLimit }), escalation }
}

/** The same process, with time limits and what happens after them. */
export const timedChain = (chain: readonly NodeSketch[], random: Random): readonly NodeSketch[] =>
  chain.map((node) => ({
    ...node,
    ...(node.type === 'APPROVAL' && { props: { ...node.props, ...timesOf(random) } }),
    ...(node.branchs && { branchs: node.branchs.map((branch) => ({ ...branch, chain: timedChain(branch.chain, random) })) }),
  }))

/** What a signer may run into who hands a task to somebody that signs the step already, or who applied. */
const expected = new Set(['already_signer', 'own_request'])

const wrongTasks = (before: State, state: State, away: Readonly<Record<string, string>>, gone: readonly string[]): readonly string[] => {
  const known = new Set(before.tasks.map(({ id }) => id))
  const votes = state.tasks.filter((task) => task.kind === 'vote' && isPending(task))
  const isHandedPast = ({ id, owner, assignee }: Task) => {
    const deputy = away[owner]
    return !known.has(id) && deputy !== undefined && deputy !== 'starter' && assignee !== deputy
  }
  const timed = state.timers.map(({ runId }) => runId)
  return [
    ...votes.filter(({ assignee }) => assignee === 'starter').map(({ id }) => `the applicant decides in ${id}`),
    ...votes.filter(({ assignee }) => gone.includes(assignee)).map(({ id }) => `${id} waits for somebody who has left`),
    ...votes.filter(({ owner, assignee, why }) => owner !== assignee && !why.deputyFor).map(({ id }) => `${id} is of nobody's deputy`),
    ...votes.filter(isHandedPast).map(({ id }) => `${id} went past the deputy`),
    ...timed.filter((runId, place) => timed.indexOf(runId) !== place).map((runId) => `${runId} waits for two timers`),
  ]
}

/** One instance while time passes, people go away and leave, and others decide. Counts what happened by kind. */
export const playTimes = (sketch: RandomProcess, process: Process, random: Random, maxSteps: number, counts: Map<string, number>): void => {
  let away: Readonly<Record<string, string>> = {}
  let gone: readonly string[] = []
  let state: State = newState('i')
  const events: FlowEvent[] = []
  const ids = countedIds()
  const note = (kind: string) => counts.set(kind, (counts.get(kind) ?? 0) + 1)
  /** Deputies stand in only while they are there themselves. */
  const deputies = () => Object.fromEntries(Object.entries(away).filter(([, deputy]) => !gone.includes(deputy) && !(deputy in away)))

  const act = (action: Action, allowed: ReadonlySet<string> = new Set()): boolean => {
    const lookup = peopleOf({ nodes: sketch.nodes, deputies: deputies(), inactive: gone, leaders })
    const changes = step(process, state, action, { lookup, now: '2026', ids })
    if ('refused' in changes) {
      assert.ok(allowed.has(changes.refused), `${action.kind}: ${changes.refused}`)
      return false
    }
    const before = state
    state = changes.state
    events.push(...changes.events)
    assert.deepEqual([...brokenInvariants(process, state), ...wrongTasks(before, state, deputies(), gone)], [])
    if (state.tasks.some(({ owner, assignee }) => owner !== assignee)) note('deputy')
    return true
  }
  const openTasks = () => state.tasks.filter(({ status }) => status === 'open')

  const letTimePass = () => {
    const timer = random.oneOf(state.timers)
    if (!timer) return
    const fired: Action = { kind: 'timer_fired', timerId: timer.id }
    act(fired)
    note(timer.purpose)
    assert.equal(act(fired, new Set(['timer_gone', 'not_running'])), false, 'a timer fires once')
  }

  const goAway = () => {
    const [person, deputy] = [random.oneOf(teachers), random.oneOf(teachers)]
    if (person === undefined || deputy === undefined || person === deputy || gone.includes(person) || gone.includes(deputy)) return
    away = { ...away, [person]: deputy }
    if (random.chance(0.5)) return
    for (const { id, assignee, kind } of openTasks()) {
      const isTheirs = kind === 'vote' && assignee === person && state.tasks.some((task) => task.id === id && task.status === 'open')
      if (isTheirs && act({ kind: 'transfer', by: person, taskId: id, to: deputy, comment }, expected)) note('hand over')
    }
  }

  const comeBack = () => {
    const { [random.oneOf(Object.keys(away)) ?? '']: _, ...others } = away
    away = others
  }

  const leave = () => {
    const person = random.oneOf(teachers.filter((each) => !gone.includes(each)))
    if (person === undefined) return
    gone = [...gone, person]
    act({ kind: 'person_left', person })
    note('left')
  }

  const decide = () => {
    const task = random.oneOf(openTasks())
    if (!task) return
    const own = { by: task.assignee, taskId: task.id, comment }
    if (task.kind === 'resubmit') act({ kind: 'complete', ...own })
    else if (random.chance(0.7)) act({ kind: 'agree', ...own })
    else if (random.chance(0.5)) act({ kind: 'refuse', ...own })
    else act({ kind: 'recall', ...own, target: random.oneOf(returnTargetsOf(process, state, task)) ?? 'root' })
  }

  act({ kind: 'start', by: 'starter', unit: null, values: { n: sketch.value } })
  for (let steps = 0; steps < maxSteps && state.status === 'running'; steps += 1) {
    const dice = random.below(20)
    if (dice < 8) letTimePass()
    else if (dice < 11) goAway()
    else if (dice < 12) comeBack()
    else if (dice < 13) leave()
    else decide()
  }
  assert.deepEqual(replay('i', events), state)
}

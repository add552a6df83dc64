import assert from 'node:assert/strict'
import type { Action } from '../engine/actions.ts'
import { returnTargetsOf } from '../engine/allowed.ts'
import type { FlowEvent } from '../engine/changes.ts'
import { brokenInvariants } from '../engine/invariants.ts'
import { replay } from '../engine/replay.ts'
import { newState, type State, type Task } from '../engine/state.ts'
import { step } from '../engine/step.ts'
import type { Process } from '../process/process.ts'
import { nodeId, processOf } from './build-process.ts'
import { countedIds } from './counted-ids.ts'
import { Model } from './model.ts'
import { seatOf, signerNamed } from './model-votes.ts'
import { peopleOf } from './people.ts'
import type { Random } from './random.ts'
import type { RandomProcess } from './random-process.ts'

const form = [{ id: 'n', name: 'NumberInput', title: 'n', valueType: 'Number' }]
const comment = { text: 'words' }
const strangers = ['x1', 'x2', 'x3', 'x4', 'x5', 'x6'] as const

export const builtOf = ({ chain, settings }: RandomProcess): Process => processOf(chain, { settings, form })

/** One instance, played by the engine and by the model, action for action. Gives how many steps were taken. */
export const playBoth = (sketch: RandomProcess, process: Process, random: Random, maxSteps: number): number => {
  const lookup = peopleOf({ nodes: sketch.nodes })
  let model = new Model(sketch)
  let state: State = newState('i')
  const events: FlowEvent[] = []
  const ids = countedIds()
  const take = (action: Action) => step(process, state, action, { lookup, now: '2026', ids })

  const openTasks = () => state.tasks.filter(({ status }) => status === 'open')
  const short = (id: string) => id.replace('node_', '')
  const compare = () => {
    assert.equal(state.status, model.status)
    assert.deepEqual(
      openTasks()
        .map((task) => `${short(task.nodeId)}:${task.assignee}`)
        .toSorted(),
      model.open(),
    )
    assert.deepEqual(brokenInvariants(process, state), [])
  }
  const act = (action: Action) => {
    const changes = take(action)
    assert.ok('events' in changes, 'refused' in changes ? `${action.kind}: ${changes.refused}` : '')
    state = changes.state
    events.push(...changes.events)
  }

  const stranger = (task: Task) =>
    strangers.find((person) => state.tasks.every(({ runId, assignee }) => runId !== task.runId || assignee !== person))

  const vote = (task: Task, kind: 'agree' | 'refuse') => {
    const before = random.chance(0.15) ? structuredClone(model) : undefined
    const wasReturned = state.returnedStep
    act({ kind, by: task.assignee, taskId: task.id, comment })
    model.vote(short(task.nodeId), task.assignee, kind === 'agree' ? 'yes' : 'no')
    if (!before || state.status !== 'running' || state.returnedStep !== wasReturned) return
    compare()
    act({ kind: 'revoke', by: task.assignee, taskId: task.id, comment })
    model = Object.assign(Object.create(Model.prototype) as Model, before)
  }

  const send = (task: Task) => {
    const { path } = model.turnOf(short(task.nodeId), task.assignee)
    const targets = model.targets(path)
    assert.deepEqual(returnTargetsOf(process, state, task).map(short), targets)
    const target = random.oneOf(targets) ?? 'root'
    act({ kind: 'recall', by: task.assignee, taskId: task.id, comment, target: nodeId(target) })
    model.recall(short(task.nodeId), task.assignee, target)
  }

  const involve = (task: Task, kind: 'transfer' | 'delegate' | 'beforeAdd' | 'afterAdd', to: string) => {
    const { signer, leaf, path } = model.turnOf(short(task.nodeId), task.assignee)
    const seat = seatOf(leaf, signer)
    act({ kind, by: task.assignee, taskId: task.id, comment, to, people: [to] })
    if (kind === 'transfer') signer.person = to
    if (kind === 'delegate') signer.asked = to
    if (kind === 'transfer' || kind === 'delegate') return
    const added = signerNamed(to, false)
    const place = seat.indexOf(signer)
    seat.splice(kind === 'beforeAdd' ? place : place + 1, 0, added)
    if (kind === 'beforeAdd') signer.before.push(added)
    else model.agreeAndGoOn(signer, leaf, path)
  }

  const answer = (task: Task) => {
    const { signer } = model.turnOf(short(task.nodeId), task.assignee)
    act({ kind: 'complete', by: task.assignee, taskId: task.id, comment })
    signer.asked = null
  }

  const move = (task: Task) => {
    if (task.kind === 'resubmit') {
      act({ kind: 'complete', by: task.assignee, taskId: task.id })
      return model.resubmit()
    }
    if (task.kind === 'opinion') return answer(task)
    const to = stranger(task)
    const dice = random.below(20)
    if (dice < 11) return vote(task, 'agree')
    if (dice < 13) return vote(task, 'refuse')
    if (dice < 15 || to === undefined) return send(task)
    return involve(task, (['transfer', 'delegate', 'beforeAdd', 'afterAdd', 'afterAdd'] as const)[dice - 15] ?? 'transfer', to)
  }

  act({ kind: 'start', by: 'starter', unit: null, values: { n: sketch.value } })
  compare()
  let steps = 1
  for (let task = random.oneOf(openTasks()); task && steps < maxSteps; task = random.oneOf(openTasks())) {
    move(task)
    compare()
    steps += 1
  }
  assert.deepEqual(replay('i', events), state)
  return steps
}

import type { DecisionNode, ProcessNode } from '@campus/contract/approval/process-tree.ts'
import { isPicked } from '../process/picks.ts'
import type { Process } from '../process/process.ts'
import { isDecision } from '../process/tree.ts'
import { findPeople, type Signer } from './nodes/find-people.ts'
import { contextOf } from './nodes/open-node.ts'
import { pathAhead, wholePath } from './path-ahead.ts'
import type { Lookup } from './people.ts'
import { newState, type State } from './state.ts'
import { Refused, startWork, type Work } from './work.ts'

export interface ComingStep {
  readonly node: ProcessNode
  readonly signers: readonly Signer[]
  /** Nobody is there: it would pass or be refused by itself. */
  readonly verdict: 'passed' | 'refused' | null
  /** Somebody has still to be picked. */
  readonly isToPick: boolean
}

/** A copy of the engine's surroundings that writes nothing: ids and the time are not needed to look ahead. */
const lookingAt = (process: Process, state: State, lookup: Lookup): Work =>
  startWork(process, state, null, null, { lookup, now: '', ids: () => '' })

const isToPick = (work: Work, node: DecisionNode) => isPicked(node) && (work.state().picked[node.id] ?? []).length === 0

const comingStep = (work: Work, node: ProcessNode): ComingStep => {
  const empty: ComingStep = { node, signers: [], verdict: null, isToPick: false }
  if (!isDecision(node)) return empty
  if (isToPick(work, node)) return { ...empty, isToPick: true }
  try {
    const found = findPeople(work, node, false)
    return 'signers' in found ? { ...empty, signers: found.signers } : { ...empty, verdict: found.verdict }
  } catch (error) {
    if (error instanceof Refused) return empty
    throw error
  }
}

export interface Request {
  readonly starter: string
  readonly unit: string | null
  readonly values: State['values']
  readonly picked?: State['picked']
}

const asIfStarted = ({ starter, unit, values, picked = {} }: Request): State => ({
  ...newState(''),
  status: 'running',
  starter,
  unit,
  values,
  picked,
})

/** Who would decide a request. People are found when a step begins, so that this can come otherwise; who shows it says so. */
export const forecastStart = (process: Process, request: Request, lookup: Lookup): readonly ComingStep[] => {
  const work = lookingAt(process, asIfStarted(request), lookup)
  return wholePath(work.index, process.tree.id, contextOf(work)).map((node) => comingStep(work, node))
}

/** What a running instance has before it. */
export const forecast = (process: Process, state: State, lookup: Lookup): readonly ComingStep[] => {
  const work = lookingAt(process, state, lookup)
  return pathAhead(work.index, state, contextOf(work)).map((node) => comingStep(work, node))
}

/** Every step that people decide, whether or not these values lead there. */
export const everyDecision = (process: Process, request: Request, lookup: Lookup): readonly ComingStep[] => {
  const work = lookingAt(process, asIfStarted(request), lookup)
  return [...work.index.values()].filter(({ node }) => isDecision(node)).map(({ node }) => comingStep(work, node))
}

import type { DecisionNode } from '@campus/contract/approval/process-tree.ts'
import type { Candidate, Why } from '../people.ts'
import { Refused, type Work } from '../work.ts'

export const maxSigners = 50

/** Somebody who gets a task: `owner` differs from `assignee` where a deputy stands in. */
export interface Signer {
  readonly owner: string
  readonly assignee: string
  readonly why: Why
}

export type Found =
  | { readonly signers: readonly Signer[]; readonly areAdministrators: boolean }
  | { readonly verdict: 'passed' | 'refused'; readonly how: 'nobody' | 'rule' }

/** Nobody decides their own request; work on it they may do. A deputy who is the starter does not stand in. */
export const mayDecide = (work: Work, node: DecisionNode, person: string) => node.type === 'TASK' || person !== work.state().starter

export const signerOf = (work: Work, node: DecisionNode, { person, deputy, why }: Candidate): Signer =>
  deputy === undefined || !mayDecide(work, node, deputy)
    ? { owner: person, assignee: person, why }
    : { owner: person, assignee: deputy, why: { ...why, deputyFor: person } }

/** Without the inactive, the starter and those who are named twice. */
const signersAmong = (work: Work, node: DecisionNode, candidates: readonly Candidate[]): readonly Signer[] => {
  const able = candidates.filter(({ person, isActive }) => isActive && mayDecide(work, node, person))
  const once = [...Map.groupBy(able, ({ person }) => person).values()].flatMap((same) => same.slice(0, 1))
  if (once.length > maxSigners) throw new Refused('too_many_signers', node.id)
  return once.map((candidate) => signerOf(work, node, candidate))
}

const administrators = (work: Work, node: DecisionNode): Found => {
  const signers = signersAmong(work, node, work.lookup.people({ kind: 'administrators' })).slice(0, maxSigners)
  if (signers.length === 0) throw new Refused('nobody_decides', node.id)
  return { signers, areAdministrators: true }
}

/** What the node says for the case that nobody is there. */
export const insteadOfNobody = (work: Work, node: DecisionNode): Found => {
  const { handler, assignedUser } = node.props.nobody
  // Once it runs, nobody could correct it by not applying.
  if (handler === 'TO_STOP' && work.actingAt === work.process.tree.id) throw new Refused('nobody_decides', node.id)
  if (handler === 'TO_PASS') return { verdict: 'passed', how: 'nobody' }
  if (handler === 'TO_REFUSE') return { verdict: 'refused', how: 'nobody' }
  if (handler === 'TO_ADMIN' || handler === 'TO_STOP') return administrators(work, node)
  const named = work.lookup.people({ kind: 'persons', ids: assignedUser.map(({ id }) => id) })
  const signers = signersAmong(
    work,
    node,
    named.map((candidate) => ({ ...candidate, why: { rule: 'NOBODY' } })),
  )
  return signers.length > 0 ? { signers, areAdministrators: false } : administrators(work, node)
}

/** Who must pick the people of this node, and acts now, has to have done so. */
const requirePicks = (work: Work, { id, props }: DecisionNode) => {
  if (work.actingAt === null || (work.state().picked[id] ?? []).length > 0) return
  const bySelf = props.assignedType === 'SELF_SELECT' && work.actingAt === work.process.tree.id
  const byOther = props.assignedType === 'OTHER_SELECT' && props.assignedNode.includes(work.actingAt)
  if (bySelf || byOther) throw new Refused('pick_required', id)
}

/** The people of a node at the moment at which it is entered. */
export const findPeople = (work: Work, node: DecisionNode, forAdministrators: boolean): Found => {
  if (forAdministrators) return administrators(work, node)
  if (node.props.assignedType === 'REFUSE') return { verdict: 'refused', how: 'rule' }
  requirePicks(work, node)
  const { starter, unit, values, picked } = work.state()
  const candidates = work.lookup.people({ kind: 'node', nodeId: node.id, starter, unit, values, picked: picked[node.id] ?? [] })
  const signers = signersAmong(work, node, candidates)
  return signers.length > 0 ? { signers, areAdministrators: false } : insteadOfNobody(work, node)
}

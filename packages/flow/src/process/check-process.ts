import type { ProcessNode } from '@campus/contract/approval/process-tree.ts'
import { fieldsOf } from '../form/fields.ts'
import { rightsAt } from '../form/rights.ts'
import { checkClaims } from './check-claims.ts'
import { checkForm } from './check-form.ts'
import { checkGateway } from './check-gateways.ts'
import { checkPeople } from './check-people.ts'
import type { Problem } from './problems.ts'
import type { Process } from './process.ts'
import { indexOf, isDecision, isGateway, nodesBefore, type TreeIndex } from './tree.ts'

const checkTarget = (index: TreeIndex, node: ProcessNode): readonly Problem[] => {
  if (!('refuse' in node.props) || node.props.refuse.type !== 'TO_NODE') return []
  const { target } = node.props.refuse
  const place = index.get(target)
  if (!place || !(isDecision(place.node) || place.node.type === 'ROOT')) return [{ code: 'unknown_target', nodeId: node.id }]
  if (nodesBefore(index, node.id).some(({ id }) => id === target)) return []
  return [{ code: place.gateway ? 'target_in_branch' : 'unknown_target', nodeId: node.id }]
}

/** A person who must fill in a field has to see it: at the start what the form requires, at a node what the node requires. */
const checkRights = ({ form }: Process, node: ProcessNode): readonly Problem[] => {
  const listed = 'formPerms' in node.props ? node.props.formPerms : []
  const known = new Set(rightsAt(form, node).keys())
  const unknown = listed
    .filter(({ id }) => !known.has(id))
    .map(({ id }): Problem => ({ code: 'unknown_field', nodeId: node.id, field: id }))
  const closed = listed
    .filter(({ perm, required }) => required === true && perm !== 'E')
    .map(({ id }): Problem => ({ code: 'hidden_required', nodeId: node.id, field: id }))
  const rights = rightsAt(form, node)
  const unfilled =
    node.type === 'ROOT'
      ? fieldsOf(form)
          .filter(({ id, props, name }) => props.required && name !== 'CalcFormula' && rights.get(id)?.perm !== 'E')
          .filter(({ id }) => !closed.some(({ field }) => field === id))
          .map(({ id }): Problem => ({ code: 'hidden_required', nodeId: node.id, field: id }))
      : []
  return [...unknown, ...closed, ...unfilled]
}

const placeholder = /\$\{([^}]*)\}/g

/** What a message inserts must be a field. */
const checkTrigger = ({ form }: Process, node: ProcessNode): readonly Problem[] => {
  if (node.type !== 'TRIGGER') return []
  const known = new Set(fieldsOf(form).map(({ id }) => id))
  const used = [...JSON.stringify(node.props).matchAll(placeholder)].map(([, id = '']) => id)
  return [...new Set(used)].filter((id) => !known.has(id)).map((id) => ({ code: 'unknown_field', nodeId: node.id, field: id }))
}

const checkSubprocess = (node: ProcessNode): readonly Problem[] =>
  node.type === 'SUBPROC' && node.props.subProcCode === '' ? [{ code: 'no_subprocess', nodeId: node.id }] : []

/** Joins stand under gateways alone, and the start stands first. */
const checkOrder = (tree: ProcessNode): readonly Problem[] => {
  const problems: Problem[] = []
  const waiting: { readonly node: ProcessNode; readonly isJoin: boolean; readonly isFirst: boolean }[] = [
    { node: tree, isJoin: false, isFirst: true },
  ]
  for (let each = waiting.pop(); each; each = waiting.pop()) {
    const { node, isJoin, isFirst } = each
    if ((node.type === 'EMPTY') !== isJoin || (node.type === 'ROOT') !== isFirst)
      problems.push({ code: isJoin ? 'no_join' : 'misplaced', nodeId: node.id })
    if (isGateway(node) && !node.children) problems.push({ code: 'no_join', nodeId: node.id })
    const chains = isGateway(node) ? node.branchs.flatMap(({ children }) => children ?? []) : []
    for (const chain of chains) waiting.push({ node: chain, isJoin: false, isFirst: false })
    if (node.children) waiting.push({ node: node.children, isJoin: isGateway(node), isFirst: false })
  }
  return problems
}

/** Everything that keeps a version from being published, each beside the node or field that it is about. */
export const checkProcess = (process: Process): readonly Problem[] => {
  const index = indexOf(process.tree)
  const ofNode = (node: ProcessNode) => [
    ...(isGateway(node) ? checkGateway(process, node) : []),
    ...checkPeople(process, index, node),
    ...checkTarget(index, node),
    ...checkRights(process, node),
    ...checkTrigger(process, node),
    ...checkSubprocess(node),
  ]
  return [
    ...checkForm(process.form),
    ...checkClaims(process),
    ...checkOrder(process.tree),
    ...[...index.values()].flatMap(({ node }) => ofNode(node)),
  ]
}

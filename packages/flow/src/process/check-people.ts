import type { FieldKind, Form } from '@campus/contract/approval/form.ts'
import type { PeopleRule } from '@campus/contract/approval/node-people.ts'
import type { ProcessNode } from '@campus/contract/approval/process-tree.ts'
import { fieldsOf } from '../form/fields.ts'
import type { Problem, ProblemCode } from './problems.ts'
import type { Process } from './process.ts'
import { isDecision, nodesBefore, type TreeIndex } from './tree.ts'

const isOfKind = (form: Form, id: string, kind: FieldKind): ProblemCode | undefined => {
  const field = fieldsOf(form).find((each) => each.id === id)
  if (!field) return 'unknown_field'
  return field.name === kind ? undefined : 'wrong_field'
}

/** Whether a rule names anybody. Leaders, managers and what people pick are found later. */
export const ruleProblem = (form: Form, rule: PeopleRule): ProblemCode | undefined => {
  const need = (isThere: boolean) => (isThere ? undefined : 'no_people')
  switch (rule.assignedType) {
    case 'ASSIGN_USER':
      return need(rule.assignedUser.length > 0)
    case 'ASSIGN_LEADER':
      return need(rule.assignedDept.length > 0)
    case 'ROLE':
      return need(rule.assignedRole.length > 0)
    case 'OTHER_SELECT':
      return need(rule.assignedNode.length > 0)
    case 'RULE':
      return need(rule.rule !== '')
    case 'FORM_USER':
      return isOfKind(form, rule.formField, 'UserPicker')
    case 'FORM_DEPT':
      return isOfKind(form, rule.formField, 'DeptPicker')
    default:
      return undefined
  }
}

/** Who picks must come before, on every path. */
const isPickedTooLate = (index: TreeIndex, id: string, { assignedType, assignedNode }: PeopleRule) => {
  if (assignedType !== 'OTHER_SELECT') return false
  const before = new Set(nodesBefore(index, id).map((node) => node.id))
  return assignedNode.some((picker) => !before.has(picker))
}

export const checkPeople = (process: Process, index: TreeIndex, node: ProcessNode): readonly Problem[] => {
  if (!isDecision(node) && node.type !== 'CC') return []
  const { props, id } = node
  const isCopyToAdd = node.type === 'CC' && node.props.shouldAdd
  const found = isCopyToAdd ? undefined : ruleProblem(process.form, props)
  const codes: readonly ProblemCode[] = [
    ...(found ? [found] : []),
    ...(isPickedTooLate(index, id, props) ? (['picked_too_late'] as const) : []),
    ...(node.type === 'APPROVAL' && props.assignedType === 'SELF' ? (['decides_own_request'] as const) : []),
    ...(isDecision(node) && node.props.nobody.handler === 'TO_USER' && node.props.nobody.assignedUser.length === 0
      ? (['no_people'] as const)
      : []),
  ]
  return codes.map((code) => ({ code, nodeId: id }))
}

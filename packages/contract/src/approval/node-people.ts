import { z } from 'zod'
import { Id } from '../fields.ts'

/** A person or a unit, as pickers give them. The name is what was shown when it was picked. */
export const PickedMember = z.object({ id: Id, name: z.string().max(200), type: z.enum(['user', 'dept']).default('user') })
const Members = z.array(PickedMember).max(200).default([])

export const NodeId = z.string().regex(/^(root|node_[0-9a-z]{1,40})$/, 'wrong')

/** How the people of a node are found. */
export const AssignedType = z.enum([
  'ASSIGN_USER',
  'SELF_SELECT',
  'OTHER_SELECT',
  'SELF',
  'LEADER',
  'LEADER_TOP',
  'ASSIGN_LEADER',
  'ROLE',
  'FORM_USER',
  'FORM_DEPT',
  'REFUSE',
  'NEAREST_MANAGER',
  'RULE',
])
export type AssignedType = z.infer<typeof AssignedType>

const peopleFields = {
  assignedType: AssignedType,
  assignedUser: Members,
  /** Whether the starter, or who picks, may name several. */
  selfSelect: z.object({ multiple: z.boolean() }).default({ multiple: true }),
  /** OTHER_SELECT: who decides these nodes picks the people of this one. */
  assignedNode: z.array(NodeId).max(20).default([]),
  leader: z.object({ level: z.int().min(1).max(20), skipEmpty: z.boolean() }).default({ level: 1, skipEmpty: true }),
  leaderTop: z
    .object({ endCondition: z.enum(['TOP', 'LEAVE']), endLevel: z.int().min(1).max(20), skipEmpty: z.boolean() })
    .default({ endCondition: 'TOP', endLevel: 1, skipEmpty: false }),
  /** Units of ASSIGN_LEADER. */
  assignedDept: Members,
  /** Posts of ROLE. */
  assignedRole: z.array(Id).max(50).default([]),
  /** The field of FORM_USER or FORM_DEPT. */
  formField: z.string().max(64).default(''),
  /** FORM_DEPT: whom of the unit. */
  deptProp: z
    .object({ type: z.enum(['LEADER', 'ALL', 'ROLE']), roles: z.array(Id).max(50).default([]) })
    .default({ type: 'LEADER', roles: [] }),
  /** RULE: a named rule of the school. */
  rule: z.string().max(64).default(''),
}

/** People rule of a node; the caller of the engine turns it into persons. */
export const PeopleRule = z.object(peopleFields)
export type PeopleRule = z.infer<typeof PeopleRule>

export const VoteMode = z.enum(['AND', 'OR', 'NEXT', 'RATIO'])
export type VoteMode = z.infer<typeof VoteMode>

/** What happens where nobody is found. TO_STOP: it cannot be applied for; later than at the start it goes to the administrators. */
const NobodyRule = z.object({
  handler: z.enum(['TO_PASS', 'TO_REFUSE', 'TO_ADMIN', 'TO_USER', 'TO_STOP']),
  assignedUser: Members,
})

export const RefuseRule = z.object({ type: z.enum(['TO_END', 'TO_NODE', 'TO_BEFORE']), target: z.string().max(64).default('') })
export type RefuseRule = z.infer<typeof RefuseRule>

/** Right of a node on a field: read, edit, hidden; `required` holds for editing. */
export const FieldRight = z.object({ id: z.string().max(64), perm: z.enum(['R', 'E', 'H']), required: z.boolean().optional() })
export type FieldRight = z.infer<typeof FieldRight>
export const FieldRights = z.array(FieldRight).max(200).default([])

/** The family spells it `alisa`: how the button is called at this node. */
const Button = z.object({ alisa: z.string().max(20).default(''), show: z.boolean() })
const shown = Button.default({ alisa: '', show: true })
const hidden = Button.default({ alisa: '', show: false })

export const OperationRights = z.object({
  agree: shown,
  complete: shown,
  refuse: shown,
  cancel: shown,
  transfer: shown,
  delegate: shown,
  beforeAdd: hidden,
  afterAdd: shown,
  recall: shown,
})
export type OperationRights = z.infer<typeof OperationRights>
export type OperationName = keyof OperationRights

export const decisionFields = {
  ...peopleFields,
  mode: VoteMode.default('AND'),
  /** RATIO: the share of signers that must agree, in percent. */
  ratio: z.int().min(1).max(100).default(100),
  /** AND: all vote before a "no" counts. */
  collect: z.boolean().default(false),
  /** RATIO: a single "no" refuses. */
  veto: z.boolean().default(false),
  /** OR: also the first "no" decides. */
  firstDecides: z.boolean().default(false),
  nobody: NobodyRule.default({ handler: 'TO_ADMIN', assignedUser: [] }),
  refuse: RefuseRule.default({ type: 'TO_END', target: '' }),
  sign: z.boolean().default(false),
  /** Managers of the starter and administrators may decide without a task of their own. */
  overseen: z.boolean().default(false),
  /** Agreeing needs no words. */
  waiveWords: z.boolean().default(false),
  formPerms: FieldRights,
  operationPerm: OperationRights.prefault({}),
}

import { z } from 'zod'
import { Id, Instant } from '../fields.ts'
import { CursorQuery } from '../page.ts'

/** Lists of the office go on after the last row one has; a page number is taken too. */
export const OfficePage = CursorQuery.extend({ pageNo: z.coerce.number().int().min(1).max(1000).optional() })

/** A screen of the app. */
export const ScreenAddress = z.templateLiteral(['/', z.string()])

export const ShownPerson = z.object({ id: Id, name: z.string(), unitName: z.string(), avatar: z.string() })
export type ShownPerson = z.infer<typeof ShownPerson>

/** Where a starter stands, for fields that are shown to some units alone: the unit of the request, and all units that each unit of theirs is in. */
export const StarterUnits = z.object({
  unit: Id.nullable(),
  /** Those that they belong to themselves. */
  own: z.array(Id),
  /** The units above each unit that they may apply for, itself as well. */
  above: z.record(Id, z.array(Id)),
})
export type StarterUnits = z.infer<typeof StarterUnits>

/** A step whose people somebody picks, with those who were picked before. */
export const PickedStep = z.object({
  nodeId: z.string(),
  nodeName: z.string(),
  multiple: z.boolean(),
  /** Of a copy: it goes out without anybody added as well. */
  isOptional: z.boolean(),
  chosen: z.array(ShownPerson),
})
export type PickedStep = z.infer<typeof PickedStep>

/** A line of the form that cards of lists show. */
const FormAbstract = z.object({ id: z.string(), name: z.string(), value: z.string() })

export const instanceStates = ['draft', 'running', 'passed', 'refused', 'cancelled'] as const
/** How an instance ended, as the family calls it. */
export const InstanceResult = z.enum(['RUNNING', 'PASS', 'REFUSE', 'CANCEL'])

export const InstanceRow = z.object({
  instanceId: Id,
  number: z.number().int(),
  processId: Id,
  processDefName: z.string(),
  version: z.number().int(),
  superInstanceId: Id.nullable(),
  /** The open steps. */
  taskName: z.string(),
  owner: ShownPerson,
  ownerDept: z.string(),
  status: z.enum(instanceStates),
  result: InstanceResult,
  formAbstracts: z.array(FormAbstract),
  startTime: Instant.nullable(),
  finishTime: Instant.nullable(),
})
export type InstanceRow = z.infer<typeof InstanceRow>

export const TaskRow = z.object({
  taskId: Id,
  taskName: z.string(),
  nodeId: z.string(),
  instanceId: Id,
  number: z.number().int(),
  processId: Id,
  processDefName: z.string(),
  version: z.number().int(),
  superInstanceId: Id.nullable(),
  /** Who asked. */
  owner: ShownPerson,
  ownerDept: z.string(),
  formAbstracts: z.array(FormAbstract),
  createTime: Instant,
  taskCreateTime: Instant,
  dueTime: Instant.nullable(),
  isOverdue: z.boolean(),
  /** For whom the caller holds it as a deputy; null for an own one. */
  forOther: ShownPerson.nullable(),
  /** Agreeing to several at once is allowed. */
  mayBatch: z.boolean(),
})
export type TaskRow = z.infer<typeof TaskRow>

import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { WorkingDays } from '../working-days.ts'
import { Form, FormValues } from './form.ts'
import { officeActions } from './handling.ts'
import { InstanceResult, instanceStates, ScreenAddress, ShownPerson, StarterUnits } from './office-page.ts'
import { StepAhead } from './processes.ts'

const ShownComment = z.object({
  id: Id,
  text: z.string(),
  author: ShownPerson,
  at: Instant,
  attachments: z.array(z.object({ name: z.string(), url: z.string() })),
  mentions: z.array(ShownPerson),
})

/** One line of the trail: somebody's task, what happened by itself, or a move to another version, a task given away and an end by an administrator, which belong to no run. */
const ProgressItem = z.object({
  nodeId: z.string(),
  runId: Id.nullable(),
  round: z.number().int(),
  taskId: Id.nullable(),
  nodeType: z.string(),
  name: z.string(),
  approvalMode: z.string(),
  /** Who acts or acted, and whose decision it is where a deputy, an overseer or an administrator did. */
  user: ShownPerson.nullable(),
  owner: ShownPerson.nullable(),
  /** Why this person, in words; of what belongs to no run, why it happened and to whom. */
  why: z.string(),
  /** The task's state: waiting, open, done, cancelled. */
  action: z.string(),
  result: z.string(),
  /** The picture of the signature. */
  signature: z.string(),
  comment: z.array(ShownComment),
  startTime: Instant,
  finishTime: Instant.nullable(),
  dueTime: Instant.nullable(),
  isFuture: z.boolean(),
  /** As what the reader may take off this person, who was added and has not decided. */
  removableAs: z.enum(['adder', 'administrator']).nullable(),
  /** As what the reader may act on this open task, where it is another than the one of `operationPerm`: read by its id. */
  actableAs: z.enum(['assignee', 'overseer', 'administrator']).nullable(),
})
export type ProgressItem = z.infer<typeof ProgressItem>

const Progress = z.object({
  instanceId: Id,
  number: z.number().int(),
  processId: Id,
  processDefName: z.string(),
  version: z.number().int(),
  /** The later version to which the reader may move it. */
  newerVersion: z.number().int().nullable(),
  status: z.enum(instanceStates),
  result: InstanceResult,
  staterUser: ShownPerson,
  starterDept: z.string(),
  starterUnits: StarterUnits,
  /** When the school works, where a formula counts working days. */
  calendar: WorkingDays.nullable(),
  startTime: Instant.nullable(),
  finishTime: Instant.nullable(),
  /** With the rights of the reader: hidden fields are not there. */
  formItems: Form,
  /** Where the reader may move rows with cells that they do not see, each row says in `$row` which it is; sent back, it keeps those cells. */
  formData: FormValues,
  /** How the form is now; it goes with what is written into it. */
  formVersion: z.number().int(),
  /** Where the reader fetches the files that the form names, by their ids. */
  formFiles: z.record(Id, z.string()),
  /** What the reader may do now, and on which task. */
  operationPerm: z.object({
    taskId: Id.nullable(),
    as: z.enum(['assignee', 'overseer', 'administrator']).nullable(),
    actions: z.array(z.enum(officeActions)),
    /** Buttons that the process calls otherwise. */
    labels: z.record(z.string(), z.string()),
    wordsNeeded: z.object({ agree: z.boolean(), refuse: z.boolean() }),
    needsSignature: z.boolean(),
    /** The task on which the reader may take their vote back. */
    revocable: Id.nullable(),
  }),
  externSetting: z.object({ enableCancel: z.boolean(), undo: z.boolean(), customPrint: z.boolean() }),
  progress: z.array(ProgressItem),
  ahead: z.array(StepAhead),
  comments: z.array(ShownComment),
  changes: z.array(
    z.object({ fieldId: z.string(), title: z.string(), before: z.string(), after: z.string(), by: ShownPerson.nullable(), at: Instant }),
  ),
  /** Of a record of another area: its screen there, for those who may open it. */
  matter: z.object({ kind: z.string(), address: ScreenAddress.nullable() }).nullable(),
  undoes: Id.nullable(),
  /** The application that asks for it to be undone, and whether that has passed. */
  undoneBy: Id.nullable(),
  isUndone: z.boolean(),
})
export type Progress = z.infer<typeof Progress>

export const instanceProgress = call({
  method: 'GET',
  path: '/flowable/process/progress/{a}/{b}',
  who: 'user',
  summary: 'One instance for its readers: the form, the trail, the path ahead. A copy counts as read from then on.',
  params: z.object({ a: Id, b: z.string().max(64) }),
  output: Progress,
  changesState: true,
})

export const processInfo = call({
  method: 'GET',
  path: '/openOAApi/getProcessInfo',
  who: 'user',
  summary: 'One instance for its readers, as its progress gives it.',
  query: z.object({ instanceId: Id, nodeId: z.string().max(64).optional() }),
  output: Progress,
  changesState: true,
})

export const customPrint = call({
  method: 'GET',
  path: '/flowable/wfModels/customPrint/{id}',
  who: 'user',
  summary:
    'The PDF of an application by the rights of its reader: marked as not final while it runs, afterwards a registered and signed document.',
  params: z.object({ id: Id }),
  output: z.object({
    /** Whether the process asks for its own form of print. */
    customPrint: z.boolean(),
    pdfUrl: z.string(),
  }),
  refusals: ['making_busy', 'making_failed', 'character_missing', 'document_not_ready'],
  changesState: true,
})

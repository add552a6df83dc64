import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { WorkingDays } from '../working-days.ts'
import { Form, FormValues } from './form.ts'
import { PickedStep, ScreenAddress, ShownPerson, StarterUnits } from './office-page.ts'
import { ProcessTree } from './process-tree.ts'
import { ProcessSettings } from './settings.ts'

const ProcessItem = z.object({
  formId: Id,
  formName: z.string(),
  version: z.number().int(),
  processDefId: Id,
  logo: z.string(),
  groupId: Id,
  isStop: z.boolean(),
  remark: z.string(),
  updated: Instant,
  /** Other names by which a search finds it, with pinyin. */
  searchText: z.string(),
  /** Where it is started, if it has a screen of its own. */
  startsAt: ScreenAddress.nullable(),
})
export type ProcessItem = z.infer<typeof ProcessItem>
const ProcessGroup = z.object({ id: Id, name: z.string(), items: z.array(ProcessItem) })

const DraftRow = z.object({ instanceId: Id, formId: Id, formName: z.string(), changedAt: Instant })

export const officeStart = call({
  method: 'GET',
  path: '/openOAApi/apply_init',
  who: 'user',
  summary: 'The process centre: what I may apply for, what I applied for lately, my drafts, and how much waits.',
  output: z.object({
    groups: z.array(ProcessGroup),
    recent: z.array(ProcessItem),
    drafts: z.array(DraftRow),
    counts: z.object({ todo: z.number().int(), mySubmited: z.number().int(), cc: z.number().int() }),
  }),
})

export const processGroups = call({
  method: 'GET',
  path: '/flowable/wfModels/group/list',
  who: 'user',
  summary: 'The groups with the processes that I may start.',
  output: z.array(ProcessGroup),
})

export const subprocessGroups = call({
  method: 'GET',
  path: '/flowable/wfModels/sub/group/list',
  who: ['admin', 'manager', 'teacher'],
  summary: 'The groups with the processes that another one may start as its part.',
  output: z.array(ProcessGroup),
})

const ProcessForm = z.object({
  formId: Id,
  formName: z.string(),
  logo: z.string(),
  formType: z.enum(['form', 'matter']),
  /** Of a matter: the screen where it is started. */
  startsAt: ScreenAddress.nullable(),
  processDefId: Id,
  version: z.number().int(),
  remark: z.string(),
  /** With the rights of the caller. */
  formItems: Form,
  formConfig: ProcessSettings.pick({ sign: true, enableCancel: true, undo: true, batch: true, customPrint: true }),
  /** The steps and how they follow each other; whom they ask, what they compare and where they write to is left out. */
  process: ProcessTree,
  /** Nodes whose people the starter picks. */
  chooseUsers: z.array(PickedStep),
  /** What the form begins with: a draft, or an earlier application of mine. */
  formData: FormValues,
  starterDepts: z.array(z.object({ id: Id, name: z.string() })),
  /** Of the first of them. */
  starterUnits: StarterUnits,
  /** When the school works, where a formula counts working days. */
  calendar: WorkingDays.nullable(),
})

export const processForm = call({
  method: 'GET',
  path: '/openOAApi/getProcessForm',
  who: 'user',
  summary: 'The form of a process that I may start, with what a draft or an earlier application of mine held.',
  query: z.object({ formId: Id, instanceId: Id.optional() }),
  output: ProcessForm,
  refusals: ['process_stopped'],
})

export const processModel = call({
  method: 'GET',
  path: '/wflow/model/detail/{id}',
  who: 'user',
  summary: 'The published version of a process that I may start, or the version of an instance that I may see.',
  params: z.object({ id: Id }),
  output: ProcessForm,
  refusals: ['process_stopped'],
})

export const StepAhead = z.object({
  nodeId: z.string(),
  name: z.string(),
  nodeType: z.string(),
  approvalMode: z.string(),
  people: z.array(ShownPerson.extend({ why: z.string(), deputyOf: z.string() })),
  /** What happens where nobody is found, in words. */
  nobody: z.string(),
  /** Median working hours of the last months; null where nobody knows yet. */
  usualHours: z.number().nullable(),
})
export type StepAhead = z.infer<typeof StepAhead>

export const nextPeople = call({
  method: 'POST',
  path: '/flowable/process/getNextNodeUser',
  who: 'user',
  summary: 'The steps that would come with these values, with the people that they would ask, why them and how long they usually take.',
  body: z.object({
    processDfId: Id,
    deptId: Id.optional(),
    formData: FormValues.default({}),
    processUsers: z.record(z.string().max(64), z.array(Id).max(50)).default({}),
  }),
  output: z.array(StepAhead),
  refusals: ['process_stopped', 'unit_not_yours'],
})

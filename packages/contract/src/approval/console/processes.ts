import { z } from 'zod'
import { call, Done } from '../../call.ts'
import { Id, Instant } from '../../fields.ts'
import { Titled } from '../../school/schools.ts'
import { Form } from '../form.ts'
import { ShownPerson } from '../office-page.ts'
import { ProcessSettings } from '../settings.ts'

const GroupGiven = z.object({
  id: Id.optional(),
  name: z.string().trim().min(1).max(40),
  nameEn: z.string().trim().min(1).max(80),
  nameTw: z.string().trim().min(1).max(40),
  position: z.number().int().min(0).max(1000).default(0),
})

const ProcessRow = Titled.extend({
  id: Id,
  groupId: Id,
  remark: z.string(),
  icon: z.string(),
  isStopped: z.boolean(),
  matter: z.string().nullable(),
  publishedNumber: z.number().int().nullable(),
  hasDraft: z.boolean(),
  running: z.number().int(),
})

export const consoleProcesses = call({
  method: 'GET',
  path: '/console/approval/processes',
  who: ['admin', 'auditor'],
  summary: 'All groups and processes of the school, with what is published, drafted and running.',
  output: z.object({ groups: z.array(GroupGiven.extend({ id: Id })), processes: z.array(ProcessRow) }),
})

export const saveProcessGroup = call({
  method: 'POST',
  path: '/console/approval/groups',
  who: ['admin'],
  summary: 'Add a group of processes, or change one.',
  body: GroupGiven,
  output: z.object({ id: Id }),
  refusals: ['group_name_taken'],
  idempotency: 'accepted',
})

export const deleteProcessGroup = call({
  method: 'POST',
  path: '/console/approval/groups/delete',
  who: ['admin'],
  summary: 'Remove a group without processes.',
  body: z.object({ id: Id }),
  output: Done,
  refusals: ['group_in_use'],
  idempotency: 'accepted',
})

export const processIcons = [
  'form',
  'leave',
  'certificate',
  'room',
  'vehicle',
  'seal',
  'money',
  'purchase',
  'trip',
  'event',
  'visit',
  'people',
] as const

export const saveProcess = call({
  method: 'POST',
  path: '/console/approval/processes',
  who: ['admin'],
  summary: 'Add a process with an empty draft, or change its name, group, administrators, or whether it can be started.',
  body: z.object({
    id: Id.optional(),
    groupId: Id,
    name: z.string().trim().min(1).max(60),
    nameEn: z.string().trim().min(1).max(120),
    nameTw: z.string().trim().min(1).max(60),
    remark: z.string().trim().max(200).default(''),
    icon: z.enum(processIcons).default('form'),
    isStopped: z.boolean().default(false),
    administrators: z.array(Id).max(20).default([]),
  }),
  output: z.object({ id: Id }),
  refusals: ['matter_never_stops', 'unknown_person'],
  idempotency: 'accepted',
})

/** What is wrong with a version, beside the node or field that it is about. */
const Problem = z.object({ at: z.string(), code: z.string(), text: z.string() })

const VersionRow = z.object({
  number: z.number().int(),
  state: z.enum(['draft', 'published', 'retired']),
  changedAt: Instant,
  publishedAt: Instant.nullable(),
  running: z.number().int(),
})

export const consoleProcess = call({
  method: 'GET',
  path: '/console/approval/processes/{id}',
  who: ['admin', 'auditor'],
  summary: 'One process with its draft, or where none is begun with its published version, what is wrong with it, and all versions.',
  params: z.object({ id: Id }),
  output: ProcessRow.extend({
    administrators: z.array(ShownPerson),
    version: z.object({
      number: z.number().int(),
      state: z.enum(['draft', 'published', 'retired']),
      revision: z.number().int(),
      /** As it was written; a draft may be wrong. */
      tree: z.unknown(),
      form: z.unknown(),
      settings: ProcessSettings,
    }),
    problems: z.array(Problem),
    versions: z.array(VersionRow),
  }),
})

export const consoleVersion = call({
  method: 'GET',
  path: '/console/approval/processes/{id}/versions/{number}',
  who: ['admin', 'auditor'],
  summary: 'One published or retired version of a process, as it was published.',
  params: z.object({ id: Id, number: z.coerce.number().int().min(1).max(100_000) }),
  output: z.object({ number: z.number().int(), tree: z.unknown(), form: z.unknown(), settings: ProcessSettings }),
})

export const saveProcessDraft = call({
  method: 'POST',
  path: '/console/approval/processes/draft',
  who: ['admin'],
  summary: 'Save the draft of a process; refused if someone else has saved it in the meantime.',
  body: z.object({
    id: Id,
    /** The revision that was edited; 0 begins a draft from what is published. */
    revision: z.number().int().min(0),
    tree: z.unknown(),
    form: Form,
    settings: ProcessSettings,
  }),
  output: z.object({ revision: z.number().int(), problems: z.array(Problem) }),
  refusals: ['draft_changed', 'tree_unreadable'],
  maxBodyBytes: 1024 * 1024,
})

export const discardProcessDraft = call({
  method: 'POST',
  path: '/console/approval/processes/discard',
  who: ['admin'],
  summary: 'Drop the draft of a process that has a published version.',
  body: z.object({ id: Id }),
  output: Done,
  refusals: ['nothing_published'],
  idempotency: 'accepted',
})

export const publishProcess = call({
  method: 'POST',
  path: '/console/approval/processes/publish',
  who: ['admin'],
  summary: 'Publish the draft: new applications take it, running ones keep their version.',
  body: z.object({ id: Id, revision: z.number().int().min(1) }),
  output: z.object({ number: z.number().int() }),
  refusals: ['draft_changed', 'process_has_problems', 'trials_failed', 'no_draft'],
  idempotency: 'required',
})

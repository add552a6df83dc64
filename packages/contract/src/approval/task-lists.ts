import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { dayFilter } from '../list-filter.ts'
import { logOf } from '../page.ts'
import { InstanceRow, OfficePage, TaskRow } from './office-page.ts'

const flag = z.enum(['true', 'false']).transform((word) => word === 'true')

/** `code` is the id of a process, as the family calls it; the days are those on which something was started. */
const ofProcessAndDays = { code: Id.optional(), ...dayFilter }

const TaskQuery = OfficePage.extend({
  ...ofProcessAndDays,
  /** From and until when it was started. */
  startTimes: z
    .array(Instant)
    .max(2)
    .or(Instant.transform((one) => [one]))
    .optional(),
  keyword: z.string().trim().max(50).optional(),
  overdue: flag.optional(),
  /** Mine, those that I hold for somebody else, or both. */
  held: z.enum(['mine', 'for_others', 'all']).default('all'),
})

const DoneRow = TaskRow.extend({ taskResult: z.string(), taskEndTime: Instant })

export const todoList = call({
  method: 'GET',
  path: '/flowable/process/v2/todoList',
  who: 'user',
  summary: 'The tasks that wait for me, newest first; also those I hold as a deputy.',
  query: TaskQuery,
  output: logOf(TaskRow),
})

export const doneList = call({
  method: 'GET',
  path: '/flowable/process/v2/doneList',
  who: 'user',
  summary: 'The tasks that I have decided, newest first.',
  query: TaskQuery,
  output: logOf(DoneRow),
})

export const officeTaskList = call({
  method: 'GET',
  path: '/openOAApi/getTaskList',
  who: 'user',
  summary: 'The tasks that wait for me, as the list of open tasks gives them.',
  query: TaskQuery,
  output: logOf(TaskRow),
})

const InstanceQuery = OfficePage.extend({
  ...ofProcessAndDays,
  status: z.enum(['running', 'passed', 'refused', 'cancelled']).optional(),
  keyword: z.string().trim().max(50).optional(),
})

const instanceList = <const Path extends `/${string}`>(path: Path, summary: string) =>
  call({ method: 'GET', path, who: 'user', summary, query: InstanceQuery, output: logOf(InstanceRow) })

export const ownInstances = instanceList('/flowable/process/v2/taskApplyList', 'What I have applied for, newest first.')
export const waitingAsDeputy = instanceList('/openOAApi/getAgencyProcessList', 'What waits for me as the deputy of somebody else.')
export const instancesWithMe = instanceList('/openOAApi/getApprovalAllList', 'Everything that I started, decided or was copied on.')

export const managedInstances = call({
  method: 'GET',
  path: '/my/approval-instances/managed',
  who: ['teacher', 'manager', 'admin'],
  summary: 'What I look after, newest first: of processes that I administer, and of my scope where managers see a process.',
  query: InstanceQuery,
  output: logOf(InstanceRow),
})

export const copiedToMe = call({
  method: 'GET',
  path: '/flowable/process/sendMe',
  who: 'user',
  summary: 'What was copied to me, newest first.',
  query: InstanceQuery.extend({ unread: flag.optional() }),
  output: logOf(InstanceRow.extend({ isRead: z.boolean(), copiedAt: Instant })),
})

export const officeLists = ['todo', 'done', 'mine', 'copied', 'took', 'managed'] as const

export const listedProcesses = call({
  method: 'GET',
  path: '/my/approval-lists/processes',
  who: 'user',
  summary: 'The processes of which one of my lists holds something, also those that are stopped by now, to narrow it to one of them.',
  query: z.object({ list: z.enum(officeLists) }),
  output: z.array(z.object({ id: Id, name: z.string() })),
})

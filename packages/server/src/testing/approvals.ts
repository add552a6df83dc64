import { randomUUID } from 'node:crypto'
import {
  consoleProcess,
  publishProcess,
  saveProcess,
  saveProcessDraft,
  saveProcessGroup,
} from '@campus/contract/approval/console/processes.ts'
import { handleTask } from '@campus/contract/approval/handling.ts'
import { instanceProgress } from '@campus/contract/approval/progress.ts'
import { startProcess } from '@campus/contract/approval/starting.ts'
import { todoList } from '@campus/contract/approval/task-lists.ts'
import type { GivenTo } from '@campus/contract/call.ts'
import { asker } from './ask.ts'
import { enter } from './enter.ts'
import { makeSchool } from './people.ts'
import type { TestCampus } from './test-campus.ts'
import { makeUnit } from './units.ts'

type Entered = Awaited<ReturnType<typeof enter>>

/** A school with an administrator, a student and three teachers of one college. */
export const openOffice = async (campus: TestCampus) => {
  const { sql } = campus.base
  const schoolId = (await makeSchool(sql)).id
  const college = await makeUnit(sql, schoolId, { kind: 'college' })
  const someone = async (roles: readonly ('admin' | 'manager')[], kind: 'student' | 'teacher') => {
    const entered = await enter(campus, { schoolId, kind, roles: [...roles] })
    await sql.updateTable('person').set({ org_unit_id: college }).where('id', '=', entered.person.id).execute()
    return entered
  }
  return {
    schoolId,
    college,
    admin: await someone(['admin'], 'teacher'),
    student: await someone([], 'student'),
    first: await someone([], 'teacher'),
    second: await someone([], 'teacher'),
    third: await someone([], 'teacher'),
  }
}

/** Where one person applies as often as a whole school does in a day. */
export const liftDailyLimits = async ({ base }: TestCampus, schoolId: string) => {
  const value = JSON.stringify({ applications: 100_000, drafts: 100_000, comments: 100_000 })
  await base.sql.insertInto('school_setting').values({ school_id: schoolId, key: 'officeLimits', value }).execute()
}

export const member = ({ person }: Entered) => ({ id: person.id, name: person.number, type: 'user' as const })

/** A step that people named decide. */
export const approval = (id: string, people: readonly Entered[], props: object = {}, children?: object) => ({
  id,
  name: id,
  type: 'APPROVAL',
  props: { assignedType: 'ASSIGN_USER', assignedUser: people.map(member), waiveWords: true, ...props },
  ...(children ? { children } : {}),
})

/** What holds for more than so much. */
export const moreThan = (field: string, limit: number) => ({
  groups: [{ groupType: 'AND', conditions: [{ id: field, compare: '>', valueType: 'Number', value: [limit] }] }],
})

/** A choice, `node_2`, between two ways; either may be empty. */
export const either = (when: object, then?: object, otherwise?: object) => {
  const branch = (id: string, props: object, children?: object) => ({
    id,
    name: '',
    type: 'CONDITION',
    props,
    ...(children && { children }),
  })
  return {
    id: 'node_2',
    name: '',
    type: 'CONDITIONS',
    props: {},
    branchs: [branch('node_3', when, then), branch('node_5', {}, otherwise)],
    children: { id: 'node_6', name: '', type: 'EMPTY', props: {} },
  }
}

export const root = (children: object, props: object = {}) => ({ id: 'root', name: 'root', type: 'ROOT', props, children })

export const reason = {
  id: 'reason',
  name: 'TextInput' as const,
  title: '事由',
  props: { required: true, abstract: true },
}

export interface Design {
  readonly tree: unknown
  readonly form?: GivenTo<typeof saveProcessDraft>['form']
  readonly settings?: GivenTo<typeof saveProcessDraft>['settings']
}

/** Saves a design as the draft of a process and publishes it; answers the number of the version. */
export const publishVersion = async (
  campus: TestCampus,
  admin: Entered,
  id: string,
  { tree, form = [reason], settings = {}, revision = 0 }: Design & { readonly revision?: number },
) => {
  const ask = asker(campus.url)
  const saved = await ask(saveProcessDraft, { id, revision, tree, form, settings }, admin)
  const published = await ask(publishProcess, { id, revision: saved.data.revision }, admin)
  if (published.code !== 200) throw new Error(`${published.msg} ${JSON.stringify(saved.data.problems)}`)
  return published.data.number
}

/** Designs and publishes a process as an administrator does; answers its id. */
export const publish = async (campus: TestCampus, admin: Entered, design: Design) => {
  const ask = asker(campus.url)
  const titles = { name: '用印', nameEn: 'Seal', nameTw: '用印' }
  // A school may publish several.
  const group = `用印 ${randomUUID().slice(0, 8)}`
  const groupId = (await ask(saveProcessGroup, { name: group, nameEn: group, nameTw: group }, admin)).data.id
  const { id } = (await ask(saveProcess, { ...titles, groupId }, admin)).data
  const { revision } = (await ask(consoleProcess, { id }, admin)).data.version
  await publishVersion(campus, admin, id, { ...design, revision })
  return id
}

export const apply = async (campus: TestCampus, starter: Entered, id: string, more: Partial<GivenTo<typeof startProcess>> = {}) =>
  (await asker(campus.url)(startProcess, { id, formData: { reason: '盖章' }, ...more }, starter)).data.instanceId

/** The task that waits for somebody in an instance. */
export const taskOf = async (campus: TestCampus, who: Entered, instanceId: string) => {
  const { rows } = (await asker(campus.url)(todoList, { pageSize: 100 }, who)).data
  return rows.find((row) => row.instanceId === instanceId)?.taskId ?? ''
}

type Handling = GivenTo<typeof handleTask>

/** Acts on one's own task of an instance. */
export const act = async (
  campus: TestCampus,
  who: Entered,
  instanceId: string,
  action: Handling['action'],
  more: Partial<Handling> = {},
) => {
  const taskId = more.taskId ?? (await taskOf(campus, who, instanceId))
  const given = { instanceId, action, ...(taskId ? { taskId } : {}), comment: { text: '好' }, ...more }
  return asker(campus.url)(handleTask, given, who)
}

export const progressOf = async (campus: TestCampus, who: Entered, instanceId: string) =>
  asker(campus.url)(instanceProgress, { a: instanceId, b: 'undefined' }, who)

import type { Effect } from '@campus/flow/engine/changes.ts'
import { indexOf } from '@campus/flow/process/tree.ts'
import type { Ctx } from '../../../context/context.ts'
import { resolveMessages } from '../../messages/sending/resolve.service.ts'
import { holdInboxes, sendMessage } from '../../messages/sending/send.service.ts'
import { recordOf, resolveRecordMessages } from './matter-record.service.ts'
import { isToDo, noticeTitles } from './notice-texts.ts'
import type { Stepped } from './stepped.ts'

type Notify = Extract<Effect, { kind: 'notify' }>

const bodyOf = (card: readonly { readonly name: string; readonly value: string }[], between: string, words?: string) =>
  [...(words === undefined ? [] : [words]), ...card.map(({ name, value }) => `${name}${between}${value}`)].join('\n')

const outcomes: ReadonlySet<Notify['about']> = new Set(['passed', 'refused', 'cancelled'])
const ofDeciders = ['task', 'reminded', 'urged'] as const

/** The area of a record speaks for itself: to who asked about the outcome, and to those deciders who have its screens. */
const leftToOffice = async (ctx: Ctx, { instance }: Stepped, notices: readonly Notify[]): Promise<readonly Notify[]> => {
  const record = recordOf(ctx, instance)
  if (!record) return notices
  const told = new Map<Notify['about'], ReadonlySet<string>>()
  for (const about of ofDeciders) {
    const to = [...new Set(notices.filter((notice) => notice.about === about).flatMap((notice) => notice.to))]
    if (to.length > 0) told.set(about, new Set(await record.matter.notifyDeciders(ctx, record.id, { about, to })))
  }
  return notices
    .filter(({ about }) => !outcomes.has(about))
    .map((notice) => ({ ...notice, to: notice.to.filter((id) => !told.get(notice.about)?.has(id)) }))
}

/** Sends the notices of an action; each is about the task where there is one, so that it is resolved with it. */
export const sendNotices = async (ctx: Ctx, stepped: Stepped, notices: readonly Notify[]) => {
  const { instance, names, card, process, changes } = stepped
  const wanted = (await leftToOffice(ctx, stepped, notices)).filter(({ about, to }) => about !== 'task_gone' && to.length > 0)
  if (wanted.length === 0) return
  await holdInboxes(
    ctx,
    wanted.flatMap(({ to }) => to),
  )
  const { state } = changes
  for (const { about, to, taskId, runId, words } of wanted) {
    if (about === 'task_gone') continue
    const run = state.runs.find(({ id }) => id === (runId ?? state.tasks.find((task) => task.id === taskId)?.runId))
    const step = run ? (indexOf(process.tree).get(run.nodeId)?.node.name ?? '') : ''
    await sendMessage(ctx, {
      schoolId: instance.school_id,
      to,
      category: isToDo(about) ? 'todo' : 'progress',
      title: noticeTitles[about]({ ...names, step }),
      body: [bodyOf(card, '：', words), bodyOf(card, ': ', words), bodyOf(card, '：', words)],
      subject: taskId ? { kind: 'approval_task', id: taskId } : { kind: 'approval_instance', id: instance.id },
    })
  }
}

/** Nobody has to do any more what somebody did or what fell away. */
export const resolveTasks = async (ctx: Ctx, stepped: Stepped) => {
  const { before, changes } = stepped
  const wasOpen = new Set(before.tasks.filter(({ status }) => status === 'open').map(({ id }) => id))
  const over = changes.state.tasks.filter(({ id, status, assignee }) => {
    if (!wasOpen.has(id)) return false
    return status !== 'open' || before.tasks.find((task) => task.id === id)?.assignee !== assignee
  })
  for (const { id } of over) await resolveMessages(ctx, 'approval_task', id)
  const asked = before.tasks.filter(({ id }) => over.some((task) => task.id === id)).map(({ assignee }) => assignee)
  await resolveRecordMessages(ctx, stepped, [...new Set(asked)])
}

import type { FormValues } from '@campus/contract/approval/form.ts'
import type { instanceProgress, Progress, processInfo } from '@campus/contract/approval/progress.ts'
import type { InputOf } from '@campus/contract/call.ts'
import { type Language, say } from '@campus/contract/language.ts'
import { type MatterKind, matterScreens } from '@campus/contract/paths/matter-screens.ts'
import type { Task } from '@campus/flow/engine/state.ts'
import { needsCalendar } from '@campus/flow/form/derived-values.ts'
import { rightsAt } from '@campus/flow/form/rights.ts'
import { withOrigins } from '@campus/flow/form/row-origins.ts'
import { shownForm, shownValues } from '@campus/flow/form/shown-form.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { fileAddress } from '../../files/file.service.ts'
import { type Access, type Readable, requireReadable } from '../access/access.service.ts'
import { labelledForm } from '../choices/labelled-form.service.ts'
import { findPublished } from '../engine/instance.repository.ts'
import { recordOf } from '../engine/matter-record.service.ts'
import { nodeIn } from '../engine/pinned-process.ts'
import { loadRows } from '../engine/state.repository.ts'
import { stateOf } from '../engine/state-rows.ts'
import { forecastAhead } from '../forecast/forecast.service.ts'
import { filesOfForm } from '../instances/form-files.ts'
import { workingDaysOf } from '../lookup/lookup.service.ts'
import { readableForm } from '../matters/matter-form.ts'
import { starterUnits } from '../processes/starting-units.service.ts'
import { type ShowPerson, shownPeople, shownUnits } from '../shown/shown-people.service.ts'
import { resultNames } from '../tasks/instance-list.service.ts'
import { changesIn } from './changes.ts'
import { peopleNoted, withNotedLines } from './noted-lines.ts'
import { furtherTasks, operationsOf } from './operations.ts'
import * as repository from './progress.repository.ts'
import { rightsOfReader } from './reader-rights.ts'
import { trailOf } from './trail.ts'

const loadComments = async (ctx: CallerCtx, instanceId: string) => {
  const [comments, files] = await Promise.all([
    repository.listComments(ctx.sql, instanceId),
    repository.listCommentFiles(ctx.sql, instanceId),
  ])
  return comments.map((comment) => ({ ...comment, files: files.filter(({ comment_id }) => comment_id === comment.id) }))
}

type LoadedComment = Awaited<ReturnType<typeof loadComments>>[number]

const presentComment = (ctx: CallerCtx, comment: LoadedComment, person: ShowPerson) => ({
  id: comment.id,
  text: comment.text,
  author: person(comment.author_id),
  at: comment.created_at.toISOString(),
  attachments: comment.files.map(({ name, file_id }) => ({ name, url: fileAddress(ctx, file_id, ctx.caller.personId) })),
  mentions: comment.mentions.map(person),
})

/** What deciders changed in the form, as far as the reader sees the fields. */
const changesOf = (
  rows: Awaited<ReturnType<typeof repository.listWritten>>,
  form: Progress['formItems'],
  person: ShowPerson,
  language: Language,
): Progress['changes'] =>
  rows.flatMap(({ actor_id, at, data }) => {
    const by = actor_id === null ? null : person(actor_id)
    const written = data as unknown as { readonly before: FormValues; readonly after: FormValues }
    return changesIn(form, written, language).map((change) => ({ ...change, by, at: at.toISOString() }))
  })

/** Where the record itself is: for who asked, and for those who look after them and have the role for it. */
const screenFor = ({ kind, id }: { kind: MatterKind; id: string }, access: Access): `/${string}` | null => {
  const { own, decision } = matterScreens[kind]
  const screen = access.isStarter ? own : access.isOverseer ? decision : null
  return screen === null ? null : `${screen}?id=${id}`
}

/** The version to which an administrator of the process may move it. */
const newerVersion = async (ctx: CallerCtx, { instance, process, access }: Readable): Promise<number | null> => {
  if (instance.state !== 'running' || !access.isAdministrator || access.isStarter) return null
  const published = await findPublished(ctx.sql, instance.school_id, instance.process_id)
  return published && published.number > process.number ? published.number : null
}

/** The id of an instance, or of one of its tasks, as messages name it. */
const placeOf = async (ctx: CallerCtx, id: string): Promise<{ readonly instanceId: string; readonly taskId?: string }> => {
  const found = await repository.findInstanceOfTask(ctx.sql, id, ctx.caller.schoolId)
  return found ? { instanceId: found.instance_id, taskId: id } : { instanceId: id }
}

/** Who only says something to it writes no field. */
const mayWrite = ({ kind }: Task) => kind === 'vote' || kind === 'resubmit'

export const readProgress = async (ctx: CallerCtx, id: string): Promise<Progress> => {
  const { personId } = ctx.caller
  const { instanceId, taskId } = await placeOf(ctx, id)
  const { instance, process, access } = await requireReadable(ctx, instanceId)
  if (instance.state === 'draft') throw refuse('not_found')
  const state = stateOf({ instance, ...(await loadRows(ctx.sql, instance.id)) })
  const [copy, comments, written, marks, names, undoing, noted] = await Promise.all([
    repository.findCopy(ctx.sql, instanceId, personId),
    loadComments(ctx, instanceId),
    repository.listWritten(ctx.sql, instanceId),
    repository.listTaskMarks(ctx.sql, instanceId),
    repository.findProcessNames(ctx.sql, instance.process_id),
    repository.findUndoing(ctx.sql, instanceId),
    repository.listNoted(ctx.sql, instanceId),
  ])
  if (copy && copy.read_at === null) await repository.markRead(ctx.sql, instanceId, personId, ctx.now())
  const person = await shownPeople(ctx, [
    instance.starter_id,
    ...state.tasks.flatMap(({ owner, assignee, decidedBy }) => [owner, assignee, ...(decidedBy ? [decidedBy] : [])]),
    ...comments.flatMap(({ author_id, mentions }) => [author_id, ...mentions]),
    ...peopleNoted(noted),
    ...written.flatMap(({ actor_id }) => (actor_id ? [actor_id] : [])),
  ])
  const unit = await shownUnits(ctx, [instance.unit_id, ...state.tasks.map(({ why }) => why.unit ?? null)])
  const reader = { personId, access, taskId }
  const operationPerm = operationsOf(process, state, reader)
  const further = furtherTasks(process, state, reader)
  const acting = state.tasks.find((task) => task.id === operationPerm.taskId && mayWrite(task))
  const rights = rightsOfReader(process, state, {
    personId,
    access,
    copiedAt: copy?.node_id ?? null,
    taskNodeId: acting?.nodeId ?? null,
  })
  const record = recordOf(ctx, instance)
  const formIn = await labelledForm(ctx, instance.school_id, process.form)
  const shown = shownForm(formIn(ctx.language), rights)
  const formItems = [...(record ? readableForm(record.matter, shown, ctx.language) : shown)]
  const step = acting && nodeIn(process, acting.nodeId)
  const formData = withOrigins(process.form, step ? rightsAt(process.form, step) : rights, shownValues(process.form, rights, state.values))
  const files = filesOfForm(formItems, formData)
  const { enableCancel, undo, customPrint } = process.settings
  const trail = trailOf(process, state, {
    person,
    unit,
    language: ctx.language,
    commentsOf: (taskId) => comments.filter(({ task_id }) => task_id === taskId).map((comment) => presentComment(ctx, comment, person)),
    signatureOf: (taskId) => {
      const fileId = marks.find((row) => row.id === taskId)?.signature_file_id
      return fileId ? fileAddress(ctx, fileId, personId) : ''
    },
    isUndoing: instance.undoes_id !== null,
    readerId: personId,
    actableAs: (taskId) => further.get(taskId) ?? null,
    mayAdminister: access.isAdministrator && !access.isStarter,
    dueOf: (taskId) => marks.find((row) => row.id === taskId)?.due_at?.toISOString() ?? null,
  })
  return {
    instanceId,
    number: instance.number,
    processId: instance.process_id,
    processDefName: say([names.name, names.name_en, names.name_tw], ctx.language),
    version: process.number,
    newerVersion: await newerVersion(ctx, { instance, process, access }),
    status: instance.state,
    result: resultNames[instance.state],
    staterUser: person(instance.starter_id),
    starterDept: unit(instance.unit_id),
    starterUnits: await starterUnits(ctx, {
      schoolId: instance.school_id,
      starterId: instance.starter_id,
      unitIds: instance.unit_id === null ? [] : [instance.unit_id],
    }),
    startTime: instance.started_at?.toISOString() ?? null,
    finishTime: instance.ended_at?.toISOString() ?? null,
    calendar: needsCalendar(formItems) ? await workingDaysOf(ctx, instance.school_id) : null,
    formItems,
    formData,
    formVersion: state.seq,
    formFiles: Object.fromEntries(files.map(({ fileId }) => [fileId, fileAddress(ctx, fileId, personId)])),
    operationPerm,
    externSetting: { enableCancel, undo, customPrint },
    progress: withNotedLines(trail, noted, {
      process,
      person,
      unit,
      language: ctx.language,
      nodeOfTask: (id) => state.tasks.find((task) => task.id === id)?.nodeId ?? '',
    }),
    ahead: instance.state === 'running' ? await forecastAhead(ctx, instance, process, state) : [],
    comments: comments.filter(({ task_id }) => task_id === null).map((comment) => presentComment(ctx, comment, person)),
    changes: changesOf(written, formItems, person, ctx.language),
    matter: record ? { kind: record.kind, address: screenFor(record, access) } : null,
    undoes: instance.undoes_id,
    undoneBy: undoing?.id ?? null,
    isUndone: undoing?.state === 'passed',
  }
}

export const readByPath = (ctx: CallerCtx, { a }: InputOf<typeof instanceProgress>): Promise<Progress> => readProgress(ctx, a)
export const readByQuery = (ctx: CallerCtx, { instanceId }: InputOf<typeof processInfo>): Promise<Progress> => readProgress(ctx, instanceId)

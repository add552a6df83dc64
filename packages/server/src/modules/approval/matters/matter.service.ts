import type { FormValues } from '@campus/contract/approval/form.ts'
import { handleTask } from '@campus/contract/approval/handling.ts'
import type { MatterKind } from '@campus/contract/paths/matter-screens.ts'
import type { State } from '@campus/flow/engine/state.ts'
import { indexOf, isDecision } from '@campus/flow/process/tree.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { type Access, accessTo } from '../access/access.service.ts'
import { insertInstance } from '../engine/instance.repository.ts'
import type { PinnedProcess } from '../engine/pinned-process.ts'
import { type Held, holdInstance, readInstance, takeStep } from '../engine/step.service.ts'
import { handle } from '../instances/handling.service.ts'
import { matters } from '../matters.extension.ts'
import { findOfMatter } from './matter.repository.ts'
import { processOfMatter } from './matter-process.service.ts'

interface Starting {
  readonly schoolId: string
  readonly starterId: string
  readonly unitId: string | null
}

/** Hands a record, which is there already, to the process of its school. Its deciders are asked at once; handed over twice, it is one instance. */
export const startMatter = (ctx: Ctx, kind: MatterKind, id: string, { schoolId, starterId, unitId }: Starting): Promise<string> =>
  inTransaction(ctx, async (ctx) => {
    const matter = matters.of(ctx)[kind]
    const { id: processId, version_id: versionId } = await processOfMatter(ctx, schoolId, kind)
    await matter.hold(ctx, [id])
    const known = await findOfMatter(ctx.sql, kind, id)
    if (known) return known.id
    const draft = { schoolId, processId, versionId, starterId, unitId, now: ctx.now(), matter: { kind, id } }
    const { id: instanceId } = await insertInstance(ctx.sql, draft)
    const held = await holdInstance(ctx, instanceId)
    if (!held) throw refuse('not_found')
    await takeStep(ctx, held, { kind: 'start', by: starterId, unit: unitId, values: await matter.values(ctx, id) })
    return instanceId
  })

/** The task that the caller would decide: their own, or one of a step that those who look after the starter may decide too. */
const taskFor = ({ tree }: PinnedProcess, { tasks }: State, access: Access, personId: string) => {
  const votes = tasks.filter(({ kind, status }) => kind === 'vote' && status === 'open')
  const own = votes.find(({ assignee }) => assignee === personId)
  if (own || !access.isOverseer) return own && { taskId: own.id }
  const overseen = votes.find(({ nodeId }) => {
    const node = indexOf(tree).get(nodeId)?.node
    return node && isDecision(node) && node.props.overseen
  })
  return overseen && { taskId: overseen.id, as: 'overseer' as const }
}

/** Whether the caller may decide about a record now. */
export const mayDecideMatter = async (ctx: CallerCtx, kind: MatterKind, id: string): Promise<boolean> => {
  const found = await findOfMatter(ctx.sql, kind, id)
  const read = found?.state === 'running' ? await readInstance(ctx, found.id) : undefined
  if (!read || read.instance.starter_id === ctx.caller.personId) return false
  return taskFor(read.process, read.state, await accessTo(ctx, read.instance), ctx.caller.personId) !== undefined
}

interface Deciding {
  readonly verdict: 'agree' | 'refuse'
  readonly notes: string
  /** Fields that the open step lets deciders change. */
  readonly values?: FormValues
}

const holdMatter = async (ctx: Ctx, kind: MatterKind, id: string): Promise<Held | undefined> => {
  const found = await findOfMatter(ctx.sql, kind, id)
  return found && holdInstance(ctx, found.id)
}

/** The caller decides about a record: their own task, else stepping in as overseer. */
export const decideMatter = (ctx: CallerCtx, kind: MatterKind, id: string, { verdict, notes, values }: Deciding): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const { personId, schoolId } = ctx.caller
    const held = await holdMatter(ctx, kind, id)
    if (!held || held.instance.school_id !== schoolId) throw refuse('not_found')
    if (held.instance.starter_id === personId) throw refuse('own_request')
    if (held.state.status !== 'running') throw refuse('already_decided')
    const task = taskFor(held.process, held.state, await accessTo(ctx, held.instance), personId)
    if (!task) throw refuse('not_your_task')
    const given = {
      instanceId: held.instance.id,
      action: verdict,
      comment: { text: notes },
      ...task,
      ...(values ? { formData: values } : {}),
    }
    return handle(ctx, handleTask.body.parse(given))
  })

/** A record ends from its own side: withdrawn by who asked, or by what became of it. False where it was decided before. */
export const cancelMatter = (
  ctx: Ctx,
  kind: MatterKind,
  id: string,
  { by, notes = '' }: { readonly by: string | null; readonly notes?: string },
): Promise<boolean> =>
  inTransaction(ctx, async (ctx) => {
    const held = await holdMatter(ctx, kind, id)
    if (held?.state.status !== 'running') return false
    await takeStep(ctx, held, { kind: 'withdraw', by, ...(notes === '' ? {} : { comment: { text: notes } }) })
    return true
  })

/** Who asked reminds those who have to decide now; once a step since the time given. */
export const urgeMatter = (ctx: CallerCtx, kind: MatterKind, id: string, since: Date): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const held = await holdMatter(ctx, kind, id)
    if (!held) throw refuse('not_found')
    await takeStep(ctx, held, { kind: 'urge', by: ctx.caller.personId, since: since.toISOString() })
    return null
  })

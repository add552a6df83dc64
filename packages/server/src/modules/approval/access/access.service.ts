import { indexOf } from '@campus/flow/process/tree.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { isInScope, scopeOf } from '../../school/organisation/scope.service.ts'
import { type PinnedProcess, readProcessOf } from '../engine/pinned-process.ts'
import { findInstance, type InstanceRow } from '../engine/state.repository.ts'
import { type Held, holdInstance, readLocking } from '../engine/step.service.ts'
import { findPart, findUnitOf } from './access.repository.ts'

/** What somebody is to an instance. */
export interface Access {
  readonly isStarter: boolean
  readonly hasPart: boolean
  /** Looks after the process: may act openly for others. */
  readonly isAdministrator: boolean
  /** Looks after the starter: may step in where a step is overseen. */
  readonly isOverseer: boolean
}

const isMine = (ctx: CallerCtx, instance: InstanceRow) => instance.starter_id === ctx.caller.personId

/** Records of other areas are overseen by those who look after the person now, as everything else there is. */
const unitOverseen = async (ctx: CallerCtx, { matter, unit_id, starter_id }: InstanceRow) =>
  (matter === null ? unit_id : null) ?? findUnitOf(ctx.sql, starter_id)

type Part = Awaited<ReturnType<typeof findPart>>

const accessBy = async (ctx: CallerCtx, instance: InstanceRow, part: Part): Promise<Access> => {
  const { roles } = ctx.caller
  const isStarter = isMine(ctx, instance)
  const manages = roles.includes('manager') || roles.includes('admin')
  const scope = manages ? await scopeOf(ctx) : []
  return {
    isStarter,
    hasPart: Boolean(part?.has_task) || Boolean(part?.has_copy),
    isAdministrator: Boolean(part?.is_administrator),
    isOverseer: manages && !isStarter && isInScope(scope, await unitOverseen(ctx, instance)),
  }
}

export const accessTo = async (ctx: CallerCtx, instance: InstanceRow): Promise<Access> =>
  accessBy(ctx, instance, await findPart(ctx.sql, instance.id, ctx.caller.personId))

const isOverseen = ({ tree }: PinnedProcess) =>
  [...indexOf(tree).values()].some(({ node }) => 'overseen' in node.props && node.props.overseen)

/** Who may read: those who take part, who look after the process, managers where the process says so, administrators and auditors. */
const mayRead = (ctx: CallerCtx, access: Access, process: PinnedProcess) =>
  access.isStarter ||
  access.hasPart ||
  access.isAdministrator ||
  ctx.caller.roles.includes('auditor') ||
  ctx.caller.roles.includes('admin') ||
  (access.isOverseer && (process.settings.managersSee || isOverseen(process)))

export interface Readable {
  readonly instance: InstanceRow
  readonly process: PinnedProcess
  readonly access: Access
}

const judged = async (ctx: CallerCtx, instance: InstanceRow, process: PinnedProcess, part: Part): Promise<Readable> => {
  const access = await accessBy(ctx, instance, part)
  if (instance.state === 'draft' ? !access.isStarter : !mayRead(ctx, access, process)) throw refuse('not_found')
  return { instance, process, access }
}

const isOfSchool = (ctx: CallerCtx, instance: InstanceRow | undefined): instance is InstanceRow =>
  instance?.school_id === ctx.caller.schoolId

/** An instance that the caller has nothing to do with is treated as missing. Drafts are their author's alone. */
export const requireReadable = async (ctx: CallerCtx, id: string): Promise<Readable> => {
  // Sent together: who is a stranger is found out a moment later.
  const [instance, part] = await Promise.all([findInstance(ctx.sql, id), findPart(ctx.sql, id, ctx.caller.personId)])
  if (!isOfSchool(ctx, instance)) throw refuse('not_found')
  return judged(ctx, instance, await readProcessOf(ctx.sql, instance), part)
}

/** The same, locked for an action. */
export const holdReadable = async (ctx: CallerCtx, id: string): Promise<{ readonly readable: Readable; readonly held: Held }> => {
  // Sent together: most instances decide about no record, and nothing is locked before them.
  const [read, part] = await Promise.all([readLocking(ctx, id), findPart(ctx.sql, id, ctx.caller.personId)])
  if (!read || !isOfSchool(ctx, read.instance)) throw refuse('not_found')
  const readable = await judged(ctx, read.instance, read.process, part)
  const held = read.isLocked ? read : await holdInstance(ctx, id, read.instance)
  if (!held) throw refuse('not_found')
  return { readable, held }
}

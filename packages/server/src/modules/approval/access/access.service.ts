import { indexOf } from '@campus/flow/process/tree.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { isInScope, scopeOf } from '../../school/organisation/scope.service.ts'
import { type PinnedProcess, readProcessOf } from '../engine/pinned-process.ts'
import { findInstance, type InstanceRow } from '../engine/state.repository.ts'
import { administratorsOfProcess } from '../lookup/lookup.service.ts'
import { findPart, findUnitOfStarter } from './access.repository.ts'

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
  (matter === null ? unit_id : null) ?? findUnitOfStarter(ctx.sql, starter_id)

export const accessTo = async (ctx: CallerCtx, instance: InstanceRow): Promise<Access> => {
  const { personId, schoolId, roles } = ctx.caller
  const isStarter = isMine(ctx, instance)
  const [{ has_task, has_copy }, administrators] = await Promise.all([
    findPart(ctx.sql, instance.id, personId),
    administratorsOfProcess(ctx, { schoolId, processId: instance.process_id }),
  ])
  const manages = roles.includes('manager') || roles.includes('admin')
  const scope = manages ? await scopeOf(ctx) : []
  return {
    isStarter,
    hasPart: Boolean(has_task) || Boolean(has_copy),
    isAdministrator: administrators.includes(personId),
    isOverseer: manages && !isStarter && isInScope(scope, await unitOverseen(ctx, instance)),
  }
}

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

/** An instance that the caller has nothing to do with is treated as missing. Drafts are their author's alone. */
export const requireReadable = async (ctx: CallerCtx, id: string): Promise<Readable> => {
  const instance = await findInstance(ctx.sql, id)
  if (!instance || instance.school_id !== ctx.caller.schoolId) throw refuse('not_found')
  const [process, access] = await Promise.all([readProcessOf(ctx.sql, instance), accessTo(ctx, instance)])
  if (instance.state === 'draft' ? !access.isStarter : !mayRead(ctx, access, process)) throw refuse('not_found')
  return { instance, process, access }
}

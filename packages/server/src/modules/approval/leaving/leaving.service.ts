import type { Action } from '@campus/flow/engine/actions.ts'
import type { Ctx } from '../../../context/context.ts'
import type { ClosedAccount } from '../../module.ts'
import { holdFamilies, holdInstance, takeStep } from '../engine/step.service.ts'
import * as repository from './leaving.repository.ts'
import { actionFor } from './successors.service.ts'

/** What came through a post or a unit goes to who has it now, everything else to the deputy or to the rule for nobody. */
const handOn = async (ctx: Ctx, instanceId: string, personId: string) => {
  const take = async (action: Action) => {
    const held = await holdInstance(ctx, instanceId)
    if (held?.state.status === 'running') await takeStep(ctx, held, action)
  }
  for (const task of await repository.listHeldTasks(ctx.sql, personId, instanceId)) {
    const action = await actionFor(ctx, { ...task, assignee_id: personId, is_gone: true })
    // Without a successor the deputy comes before the rule for nobody.
    if ('successor' in action) await take(action)
  }
  await take({ kind: 'person_left', person: personId })
}

/** What somebody applied for ends with their account; what waits for them goes to their successor. Deputies are known until then. */
export const leaveOffice = async (ctx: Ctx, { id }: ClosedAccount) => {
  await repository.deleteDeputyships(ctx.sql, id)
  await repository.deleteAdministrator(ctx.sql, id)
  const concerned = await repository.listConcerned(ctx.sql, id)
  await holdFamilies(
    ctx,
    concerned.map(({ top_id }) => top_id),
  )
  for (const { id: instanceId, starter_id, parent_id } of concerned) {
    const held = await holdInstance(ctx, instanceId)
    if (held?.state.status !== 'running') continue
    if (starter_id === id && parent_id === null) await takeStep(ctx, held, { kind: 'withdraw', by: null })
    else await handOn(ctx, instanceId, id)
  }
  await repository.deleteAbsences(ctx.sql, id)
  await repository.deleteDrafts(ctx.sql, id)
}

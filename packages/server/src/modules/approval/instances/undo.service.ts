import type { undoInstance } from '@campus/contract/approval/starting.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { breaks } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { requireReadable } from '../access/access.service.ts'
import { insertInstance } from '../engine/instance.repository.ts'
import { holdInstance, takeStep } from '../engine/step.service.ts'
import { keepComment } from './comment.service.ts'

/** A linked application with the values of the original under the same version, decided by the same steps. */
export const undo = (ctx: CallerCtx, { id, reason }: InputOf<typeof undoInstance>): Promise<OutputOf<typeof undoInstance>> =>
  inTransaction(ctx, async (ctx) => {
    const { access, process } = await requireReadable(ctx, id)
    const original = await holdInstance(ctx, id)
    const isUndoable = access.isStarter && process.settings.undo && original?.state.status === 'passed'
    if (!isUndoable || original.instance.undoes_id !== null) throw refuse('not_allowed_here')
    const { schoolId, personId } = ctx.caller
    const { process_id: processId, version_id: versionId, unit_id: unitId } = original.instance
    const linked = await insertInstance(ctx.sql, {
      schoolId,
      processId,
      versionId,
      starterId: personId,
      unitId,
      now: ctx.now(),
      undoes: id,
    })
    const held = await holdInstance(ctx, linked.id)
    if (!held) throw refuse('not_found')
    const { values, picked } = original.state
    try {
      await takeStep(ctx, held, { kind: 'start', by: personId, unit: unitId, values, picked, isUndoing: true })
    } catch (error) {
      throw breaks(error, 'approval_instance__undone_once') ? refuse('already_undone') : error
    }
    await keepComment(ctx, held.instance, { comment: { text: reason, attachments: [], mentions: [] }, taskId: undefined })
    return { instanceId: linked.id }
  })

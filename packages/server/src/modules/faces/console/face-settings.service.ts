import type { InputOf } from '@campus/contract/call.ts'
import { type changeFaceSettings, FaceSettings } from '@campus/contract/faces/console.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { changeSchoolSetting } from '../../school/school/save-setting.service.ts'
import { readFaceSettings } from '../settings/face-settings.service.ts'
import { listAssessments } from './console.repository.ts'

export const readOwnSettings = (ctx: CallerCtx): Promise<FaceSettings> => readFaceSettings(ctx, ctx.caller.schoolId)

/** An impact assessment comes first: nobody turns faces on without having kept one. */
export const changeSettings = (ctx: CallerCtx, changes: InputOf<typeof changeFaceSettings>): Promise<FaceSettings> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId } = ctx.caller
    const { before, after } = await changeSchoolSetting(ctx, 'faces', async (before) => {
      const after = FaceSettings.parse({ ...before, ...changes })
      if (after.isOn && !before.isOn && (await listAssessments(ctx.sql, schoolId)).length === 0) throw refuse('assessment_needed')
      return after
    })
    const details = { from: before, to: after }
    await record(ctx, { action: 'faces.settings_changed', subjectKind: 'school', subjectId: schoolId, details })
    return after
  })

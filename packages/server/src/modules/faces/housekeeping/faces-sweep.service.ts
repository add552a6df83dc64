import type { Ctx } from '../../../context/context.ts'
import { removeOlder, retentionKind } from '../../retention.ts'
import { deleteChallengesBefore } from '../challenges/challenge.repository.ts'
import { deleteChecksBefore, deleteFramesBefore } from '../checks/check.repository.ts'
import { deleteHandoversBefore } from '../handover/handover.repository.ts'
import { measureMissing } from '../vectors/portrait-vector.service.ts'
import { dropOtherModels } from '../vectors/vector.service.ts'

const aDay = 86_400
/** How long the log of face checks is kept, and with it what old frames are known by. */
const checkLogSeconds = 180 * aDay

const challenges = retentionKind({
  kind: 'face_challenge',
  name: ['过期的活体检测指令', 'Expired liveness challenges', '過期的活體檢測指令'],
  keptFor: aDay,
})
const handovers = retentionKind({
  kind: 'face_handover',
  name: ['过期的手机验证接力', 'Expired face checks handed over to a phone', '過期的手機驗證接力'],
  keptFor: aDay,
})
const checks = retentionKind({
  kind: 'face_check',
  name: ['人脸验证记录', 'Face checks', '人臉驗證記錄'],
  keptFor: checkLogSeconds,
})
const frames = retentionKind({
  kind: 'face_frame',
  name: ['人脸画面指纹', 'Fingerprints of face frames', '人臉畫面指紋'],
  keptFor: checkLogSeconds,
})

export const facesRetention = [challenges, handovers, checks, frames]

export const sweepFaces = async (ctx: Ctx) => {
  await removeOlder(ctx, challenges, (before) => deleteChallengesBefore(ctx.sql, before))
  await removeOlder(ctx, handovers, (before) => deleteHandoversBefore(ctx.sql, before))
  await removeOlder(ctx, checks, (before) => deleteChecksBefore(ctx.sql, before))
  await removeOlder(ctx, frames, (before) => deleteFramesBefore(ctx.sql, before))
  await dropOtherModels(ctx)
  await measureMissing(ctx)
}

import { type Ctx, inTransaction } from '../../../context/context.ts'
import { noteRemoval, removeOlder, retentionKind } from '../../retention.ts'
import { noteEvent } from '../cases/case-event.service.ts'
import { caseLife } from '../cases/case-state.rules.ts'
import { deleteCounted } from '../cases/counted-case.repository.ts'
import { listCasesWithOldFiles } from '../files/case-file.repository.ts'
import { removeCases, removeFilesOf } from '../files/case-file.service.ts'
import { endCase } from '../opening/opening.service.ts'
import { listClosed, listExpiredDrafts, takeLapsed } from './sweep.repository.ts'

const [atOnce, maxRounds] = [200, 100]

const openCases = retentionKind({
  kind: 'registration_draft',
  name: ['未提交的注册申请', 'Registrations that were not submitted', '未提交的註冊申請'],
  keptFor: caseLife.draftSeconds,
})
const closedCases = retentionKind({
  kind: 'registration_case',
  name: ['已结束的注册申请', 'Closed registrations', '已結束的註冊申請'],
  keptFor: caseLife.closedSeconds,
})
const countedCases = retentionKind({
  kind: 'registration_count',
  name: ['注册统计记录', 'Registrations kept for statistics', '註冊統計記錄'],
  keptFor: caseLife.closedSeconds,
})
const caseFiles = retentionKind({
  kind: 'registration_file',
  name: ['注册照片和证件', 'Photos and ID documents of registrations', '註冊照片和證件'],
  keptFor: caseLife.fileSeconds,
})

export const registrationRetention = [openCases, closedCases, countedCases, caseFiles]

/** Goes on until a round finds less than it could take. Answers how many it found. */
const inRounds = async (ctx: Ctx, round: (ctx: Ctx) => Promise<number>): Promise<number> => {
  let all = 0
  for (let rounds = 0; rounds < maxRounds; rounds += 1) {
    const found = await inTransaction(ctx, round)
    all += found
    if (found < atOnce) break
  }
  return all
}

const removeListed = async (ctx: Ctx, cases: readonly { readonly id: string }[]) => {
  await removeCases(
    ctx,
    cases.map(({ id }) => id),
  )
  return cases.length
}

const endLapsed = async (ctx: Ctx) => {
  const lapsed = await takeLapsed(ctx.sql, ctx.now(), atOnce)
  for (const row of lapsed) await endCase(ctx, row, row.state === 'supplement' ? 'failed' : 'registration_failed', 'lapsed')
  return lapsed.length
}

/** Each photo and scan is kept thirty days at most, also where nobody has decided. */
const dropOldFiles = async (ctx: Ctx, before: Date) => {
  const old = await listCasesWithOldFiles(ctx.sql, before, atOnce)
  await removeFilesOf(
    ctx,
    old.map(({ id }) => id),
    before,
  )
  for (const row of old) await noteEvent(ctx, row, 'files_deleted')
  return old.length
}

export const sweepRegistrations = async (ctx: Ctx) => {
  await noteRemoval(ctx, openCases, () =>
    inRounds(ctx, async (ctx) => removeListed(ctx, await listExpiredDrafts(ctx.sql, ctx.now(), atOnce))),
  )
  await removeOlder(ctx, closedCases, (before) =>
    inRounds(ctx, async (ctx) => removeListed(ctx, await listClosed(ctx.sql, before, atOnce))),
  )
  await removeOlder(ctx, countedCases, (before) => deleteCounted(ctx.sql, before))
  await inRounds(ctx, endLapsed)
  await removeOlder(ctx, caseFiles, (before) => inRounds(ctx, (ctx) => dropOldFiles(ctx, before)))
}

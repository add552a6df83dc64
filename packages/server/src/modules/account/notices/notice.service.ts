import type { loginNotices, readLoginNotice } from '@campus/contract/account/notices.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findNotice, insertRead, listRunningNotices } from './notice.repository.ts'

export const listNotices = async (ctx: Ctx, { schoolId }: InputOf<typeof loginNotices>): Promise<OutputOf<typeof loginNotices>> => {
  const rows = await listRunningNotices(ctx.sql, schoolId, ctx.now(), ctx.caller?.personId)
  return rows.map((row) => ({
    id: row.id,
    title: say([row.title, row.title_en, row.title_tw], ctx.language),
    body: say([row.body, row.body_en, row.body_tw], ctx.language),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
  }))
}

export const readNotice = async (ctx: CallerCtx, { noticeId }: InputOf<typeof readLoginNotice>) => {
  const { personId, schoolId } = ctx.caller
  if (!(await findNotice(ctx.sql, noticeId, schoolId))) throw refuse('not_found')
  await insertRead(ctx.sql, { noticeId, personId, schoolId, now: ctx.now() })
  return null
}

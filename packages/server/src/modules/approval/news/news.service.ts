import type { officeMessages, readOfficeMessages } from '@campus/contract/approval/news.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { approvalPaths } from '@campus/contract/paths/approval.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { setReadState } from '../../messages/inbox/reading.service.ts'
import { countNews, listNews } from './news.repository.ts'

export const list = async (ctx: CallerCtx, given: InputOf<typeof officeMessages>): Promise<OutputOf<typeof officeMessages>> => {
  const { personId } = ctx.caller
  const { cursor, pageNo, pageSize } = given
  const found = await listNews(ctx.sql, personId, ctx.language, { cursor, pageNo, pageSize })
  const rows = found.slice(0, pageSize)
  return {
    rows: rows.map((row) => ({
      id: row.id,
      title: row.title,
      content: row.body,
      type: row.category === 'todo' ? 'todo' : 'progress',
      instanceId: row.instance_id ?? row.subject_id,
      nodeId: row.node_id ?? '',
      readed: row.read_at !== null,
      link: `${approvalPaths.instance.address}?id=${row.subject_id}`,
      createTime: row.created_at.toISOString(),
    })),
    total: await countNews(ctx.sql, personId),
    nextCursor: found.length > pageSize ? (rows.at(-1)?.id ?? null) : null,
  }
}

export const read = async (ctx: CallerCtx, { ids }: InputOf<typeof readOfficeMessages>): Promise<null> => {
  await setReadState(ctx, { ids, isRead: true })
  return null
}

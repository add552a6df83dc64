import type { officeMessages, readOfficeMessages } from '@campus/contract/approval/news.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { approvalPaths } from '@campus/contract/paths/approval.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { listAbout } from '../../messages/inbox/inbox.service.ts'
import { setReadState } from '../../messages/inbox/reading.service.ts'
import { listTaskPlaces } from './news.repository.ts'

export const list = async (ctx: CallerCtx, page: InputOf<typeof officeMessages>): Promise<OutputOf<typeof officeMessages>> => {
  const { rows, ...rest } = await listAbout(ctx, ['approval_task', 'approval_instance'], page)
  const subjectIds = rows.flatMap(({ subject_id }) => subject_id ?? [])
  const places = subjectIds.length === 0 ? [] : await listTaskPlaces(ctx.sql, subjectIds)
  return {
    rows: rows.map((row) => {
      const place = places.find(({ id }) => id === row.subject_id)
      return {
        id: row.id,
        title: row.title,
        content: row.body,
        type: row.category === 'todo' ? 'todo' : 'progress',
        instanceId: place?.instance_id ?? row.subject_id,
        nodeId: place?.node_id ?? '',
        readed: row.read_at !== null,
        link: `${approvalPaths.instance.address}?id=${row.subject_id}`,
        createTime: row.created_at.toISOString(),
      }
    }),
    ...rest,
  }
}

export const read = async (ctx: CallerCtx, { ids }: InputOf<typeof readOfficeMessages>): Promise<null> => {
  await setReadState(ctx, { ids, isRead: true })
  return null
}

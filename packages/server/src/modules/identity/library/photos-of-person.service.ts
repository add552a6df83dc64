import { say } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { fileAddress } from '../../files/file.service.ts'
import { listLibrary } from './library.repository.ts'

const all = { pageNum: 1, pageSize: 100 } as const

/** As other areas show them beside their own; drafts are their owner's alone. */
export const photosOf = async (ctx: CallerCtx, personId: string) =>
  (await listLibrary(ctx.sql, { schoolId: ctx.caller.schoolId, scope: 'school', personId }, all)).map((row) => ({
    id: row.id,
    label: say([row.type_name, row.type_name_en, row.type_name_tw], ctx.language),
    url: fileAddress(ctx, row.file_id ?? row.original_file_id, ctx.caller.personId),
    addedAt: row.created_at.toISOString(),
    isApproved: row.state === 'passed',
  }))

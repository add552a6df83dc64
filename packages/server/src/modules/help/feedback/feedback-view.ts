import type { OutputOf } from '@campus/contract/call.ts'
import type { feedbackDetail, ownFeedback } from '@campus/contract/help/feedback.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { Column } from '../../../platform/db/sql.ts'
import { fileAddress } from '../../files/file.service.ts'
import { listEntries, listImages } from './feedback.repository.ts'
import { aboutOf, type Subject } from './feedback-about.service.ts'

interface Row {
  readonly id: string
  readonly title: string
  readonly category: Column<'feedback', 'category'>
  readonly state: Column<'feedback', 'state'>
  readonly created_at: Date
  readonly answered_at: Date | null
}

type Shown = OutputOf<typeof ownFeedback>['rows'][number]

export const presentRow = (row: Row): Shown => ({
  id: row.id,
  title: row.title,
  category: row.category,
  state: row.state,
  createdAt: row.created_at.toISOString(),
  answeredAt: row.answered_at?.toISOString() ?? null,
})

/** Whole, with pictures that this reader and nobody else can fetch; the caller has checked the permission. */
export const presentFeedback = async (
  ctx: CallerCtx,
  row: Row & Subject & { readonly content: string; readonly contact: string },
): Promise<OutputOf<typeof feedbackDetail>> => {
  const [images, entries] = [await listImages(ctx.sql, row.id), await listEntries(ctx.sql, row.id)]
  return {
    ...presentRow(row),
    content: row.content,
    contact: row.contact,
    images: images.map(({ file_id }) => fileAddress(ctx, file_id, ctx.caller.personId)),
    about: await aboutOf(ctx, row),
    entries: entries.map((entry) => ({
      id: entry.id,
      isReply: entry.is_reply,
      author: personNameIn({ name: entry.author, namePinyin: entry.author_pinyin }, ctx.language),
      content: entry.content,
      at: entry.created_at.toISOString(),
    })),
  }
}

import { type Ctx, inTransaction } from '../../../context/context.ts'
import { notifyReaders } from '../sending/push-unread.service.ts'
import { insertMessages, insertText } from '../sending/send.repository.ts'
import { lockForPublishing, setPublished } from './announcement.repository.ts'
import { inThree, isOnItsWay } from './announcement.rules.ts'
import { listAudiences, peopleOf } from './audience.repository.ts'
import { toAudience } from './audience.ts'

const category = 'announcement'

/** The job of a time: it does nothing when the announcement was recalled, sent, or put to another time since. */
export const publishDue = (ctx: Ctx, { id, publishAt }: { id: string; publishAt: string }): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const found = await lockForPublishing(ctx.sql, id)
    if (!found || !isOnItsWay(found.state) || found.publish_at?.toISOString() !== publishAt) return
    const { school_id: schoolId } = found
    const title = inThree(found.title, found.title_en, found.title_tw)
    const body = inThree(found.body, found.body_en, found.body_tw)
    const textId = await insertText(ctx.sql, { schoolId, category, title, body, announcementId: id, now: ctx.now() })
    const audience = (await listAudiences(ctx.sql, [id])).map(toAudience)
    const reach = await insertMessages(ctx.sql, peopleOf(ctx.sql, schoolId, audience), { schoolId, textId, category, now: ctx.now() })
    await setPublished(ctx.sql, id, { reach, now: ctx.now() })
    await notifyReaders(ctx, { schoolId, textId, category, title, body })
  })

import { type Ctx, inTransaction } from '../../../context/context.ts'
import { eachForItself } from '../../../context/each-for-itself.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import * as repository from './announce.repository.ts'

const announce = (ctx: Ctx, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const campaign = await repository.takeUnannounced(ctx.sql, ctx.now(), id)
    if (!campaign) return
    const { school_id: schoolId, name, name_en, name_tw } = campaign
    await repository.setAnnounced(ctx.sql, id, ctx.now())
    await sendMessage(ctx, {
      schoolId,
      to: (await repository.listStudents(ctx.sql, id)).map(({ person_id }) => person_id),
      category: 'study',
      title: [`评教开始：${name}`, `Now open: ${name_en || name}`, `評教開始：${name_tw || name}`],
      body: [
        '欢迎匿名评价本学期的课程。自愿参加，任何人都查不到是谁评的。',
        'Tell us anonymously what you think of this term’s courses. It is voluntary, and no one can find out who wrote what.',
        '歡迎匿名評價本學期的課程。自願參加，任何人都查不到是誰評的。',
      ],
      subject: { kind: 'appraisal', id },
    })
  })

/** Once, to those who have not opened the campaign; whether somebody cast a ballot is not known. */
const remind = (ctx: Ctx, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const campaign = await repository.takeUnreminded(ctx.sql, ctx.now(), id)
    if (!campaign) return
    const { school_id: schoolId, name, name_en, name_tw, closes_at } = campaign
    await repository.setReminded(ctx.sql, id, ctx.now())
    const { timeZone } = await readSettings(ctx.sql, schoolId)
    const closes = closes_at.toLocaleString('sv-SE', { timeZone }).slice(0, 16)
    await sendMessage(ctx, {
      schoolId,
      to: (await repository.listWithoutToken(ctx.sql, id)).map(({ person_id }) => person_id),
      category: 'study',
      title: [`评教即将结束：${name}`, `Closing soon: ${name_en || name}`, `評教即將結束：${name_tw || name}`],
      body: [
        `${closes} 截止，匿名，自愿参加。`,
        `It closes at ${closes}. It is anonymous and voluntary.`,
        `${closes} 截止，匿名，自願參加。`,
      ],
      subject: { kind: 'appraisal', id },
    })
  })

export const announceOpened = async (ctx: Ctx) => {
  const opened = await repository.listUnannounced(ctx.sql, ctx.now())
  await eachForItself(ctx, opened, ({ id }) => announce(ctx, id), 'An appraisal could not be announced.')
}

export const remindOfClosing = async (ctx: Ctx) => {
  const closing = await repository.listUnreminded(ctx.sql, ctx.now())
  await eachForItself(ctx, closing, ({ id }) => remind(ctx, id), 'Nobody could be reminded of an appraisal.')
}

import type { Ctx } from '../../../context/context.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import { administratorsOf } from '../../school/organisation/scope.service.ts'
import { titleOf } from './library-text.ts'

interface Recipient {
  readonly id: string
  readonly name: string
  readonly name_en: string
  readonly name_tw: string
  readonly school_id: string
  readonly person_id: string
}

export const notifyReviewers = async (ctx: Ctx, { id, school_id, person_id, ...named }: Recipient) => {
  const [name, nameEn, nameTw] = titleOf(named)
  const to = (await administratorsOf(ctx, school_id)).filter((reviewer) => reviewer !== person_id)
  await sendMessage(ctx, {
    schoolId: school_id,
    to,
    category: 'todo',
    title: [`待审核资料：${name}`, `New file for the library: ${nameEn}`, `待審核資料：${nameTw}`],
    body: [
      '有人向共享资料库提交了文件，请查看内容后决定是否发布。',
      'Someone shared a file to the library. Review it and decide.',
      '有人向共享資料庫提交了檔案，請查看內容後決定是否發布。',
    ],
    subject: { kind: 'library_review', id },
  })
}

const outcomes = {
  published: ['已发布', 'Published', '已發布'],
  refused: ['未通过审核', 'Rejected', '未通過審核'],
  removed: ['已下架', 'Removed', '已下架'],
} as const
const thanks = [
  '感谢分享，同学们现在可以在资料库中找到它。',
  'Thank you! Everyone can now find it in the library.',
  '感謝分享，同學們現在可以在資料庫中找到它。',
] as const

export const notifyUploader = (
  ctx: Ctx,
  { id, school_id, person_id, ...named }: Recipient,
  state: keyof typeof outcomes,
  notes: string,
) => {
  const [name, nameEn, nameTw] = titleOf(named)
  const said = outcomes[state]
  const body = (index: 0 | 1 | 2) => [state === 'published' ? thanks[index] : '', notes].filter((part) => part !== '').join('\n')
  return sendMessage(ctx, {
    schoolId: school_id,
    to: [person_id],
    category: 'progress',
    title: [`${said[0]}：${name}`, `${said[1]}: ${nameEn}`, `${said[2]}：${nameTw}`],
    body: [body(0), body(1), body(2)],
    subject: { kind: 'library_file', id },
  })
}

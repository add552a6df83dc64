import type { Phrase } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import { sendUnlessUnread } from '../../messages/sending/send-once.service.ts'
import { decidersFor } from '../../school/organisation/scope.service.ts'

const texts = {
  photo_review: {
    title: ['有照片待审核', 'Photos are waiting for review', '有照片待審核'],
    body: [
      '有人提交了需要您审核的照片。全部待审核的照片都在照片审核中。',
      'Someone sent a photo that needs your review. All waiting photos are under “Review photos”.',
      '有人提交了需要您審核的照片。全部待審核的照片都在照片審核中。',
    ],
  },
  paper_review: {
    title: ['有证件待核对', 'ID documents are waiting to be checked', '有證件待核對'],
    body: [
      '有人提交的证件与学校档案不一致，请核对。照片最多保存 30 天。',
      'Someone submitted a document that does not match the school record. Please check it. Pictures are kept for 30 days at most.',
      '有人提交的證件與學校檔案不一致，請核對。照片最多保存 30 天。',
    ],
  },
} as const satisfies Record<string, { title: Phrase; body: Phrase }>

interface Waiting {
  readonly id: string
  readonly school_id: string
  readonly person_id: string
}

/** In the transaction in which it begins to wait. */
export const notifyReviewers = async (ctx: Ctx, kind: keyof typeof texts, { id, school_id: schoolId, person_id: personId }: Waiting) => {
  const to = await decidersFor(ctx, { schoolId, personId })
  await sendUnlessUnread(ctx, { schoolId, to, category: 'todo', ...texts[kind], subject: { kind, id } })
}

import type { Phrase } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import { explainCheck } from './check-texts.ts'
import type { PhotoRow } from './photo.repository.ts'
import { checksOf } from './photo-view.ts'

const titles: Partial<Record<PhotoRow['state'], Phrase>> = {
  passed: ['您的照片已通过', 'Your photo was accepted', '您的照片已通過'],
  failed: ['您的照片未通过，请重拍', 'Your photo was rejected. Please take another.', '您的照片未通過，請重拍'],
  mismatch: ['您的照片与证件或已有照片不一致', 'Your photo does not match your document or portrait', '您的照片與證件或已有照片不一致'],
}

/** What a reviewer wrote, or the first thing that the machine found. */
const bodyOf = (photo: PhotoRow): Phrase => {
  if (photo.reason) return [photo.reason, photo.reason, photo.reason]
  const found = checksOf(photo).find(({ verdict }) => verdict === 'refuse')
  return found ? explainCheck(found) : ['', '', '']
}

/** Somebody who did not see the answer learns what became of their photo. */
export const notifyDecided = async (ctx: Ctx, photo: PhotoRow): Promise<void> => {
  const title = titles[photo.state]
  if (!title) return
  await sendMessage(ctx, {
    schoolId: photo.school_id,
    to: [photo.person_id],
    category: 'progress',
    title,
    body: bodyOf(photo),
    subject: { kind: 'photo', id: photo.id },
  })
}

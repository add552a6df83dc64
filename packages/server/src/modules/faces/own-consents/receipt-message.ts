import type { OutputOf } from '@campus/contract/call.ts'
import { counted } from '@campus/contract/counted.ts'
import type { withdrawFaceConsent } from '@campus/contract/faces/consents.ts'
import type { FacePurpose } from '@campus/contract/faces/face-words.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'

const names: Readonly<Record<FacePurpose, Phrase>> = {
  portrait: ['采集人像照片', 'portrait photos', '採集人像照片'],
  comparison: ['人脸比对', 'face comparison', '人臉比對'],
  login: ['人脸登录', 'face login', '人臉登入'],
  search: ['以照片找人', 'finding people by photo', '以照片找人'],
  authority: ['向权威机构核验', 'checking with an authority', '向權威機構核驗'],
}

const listed = (purposes: readonly FacePurpose[], index: 0 | 1 | 2) =>
  purposes.map((purpose) => names[purpose][index]).join(index === 1 ? ', ' : '、')

type Receipt = OutputOf<typeof withdrawFaceConsent>

/** The receipt stays with the person, also when the screen that showed it is closed. */
export const sendReceipt = (
  ctx: Ctx,
  { schoolId, personId }: { schoolId: string; personId: string },
  { id, purposes, deleted }: Receipt,
) => {
  const { vector, pictures } = deleted
  const body: Phrase = [
    `您已撤回：${listed(purposes, 0)}。\n已删除：人脸特征 ${vector ? 1 : 0} 份，照片 ${pictures} 张。\n回执编号：${id}`,
    `You have withdrawn your consent to: ${listed(purposes, 1)}.\nDeleted: ${counted(vector ? 1 : 0, 'face vector')}, ${counted(pictures, 'photo')}.\nReceipt: ${id}`,
    `您已撤回：${listed(purposes, 2)}。\n已刪除：人臉特徵 ${vector ? 1 : 0} 份，照片 ${pictures} 張。\n回執編號：${id}`,
  ]
  const title: Phrase = ['人脸信息授权已撤回', 'Consent to the use of your face withdrawn', '人臉資訊授權已撤回']
  return sendMessage(ctx, { schoolId, to: [personId], category: 'security', title, body })
}

import type { Phrase } from '@campus/contract/language.ts'
import { type Clause, heading, item, paragraph } from './clause.ts'

/** Who asks, and that this is a consent of its own. */
export const opening = ([school, schoolEn, schoolTw]: Phrase): Clause =>
  paragraph(
    `${school}（以下称“学校”）在此就一项用途单独征求您的同意。人脸信息属于敏感个人信息，请您阅读后自愿决定；不勾选不影响您使用其他服务。`,
    `${schoolEn} (“the school”) asks for your consent to one use here, separately from all others. Information about your face is sensitive personal information. Please read this and decide freely. If you do not agree, all other services stay available to you.`,
    `${schoolTw}（以下稱「學校」）在此就一項用途單獨徵求您的同意。人臉資訊屬於敏感個人資料，請您閱讀後自願決定；不勾選不影響您使用其他服務。`,
  )

/** How it is protected, and what could go wrong. */
export const protection: readonly Clause[] = [
  heading('安全与影响', 'Security and risks', '安全與影響'),
  paragraph(
    '照片与人脸特征均加密保存在学校自己的服务器上，核验时拍摄的画面不保存。人脸无法像密码那样更换，一旦泄露可能被他人冒用；核验也可能出错，因此学校从不只凭人脸作出对您不利的决定。',
    'Photos and face vectors are stored encrypted on the school’s own servers. The pictures taken during a face check are not stored. You cannot change your face as you can a password, so a leak could let others pretend to be you. A check can also be wrong, which is why the school never decides against you by your face alone.',
    '照片與人臉特徵均加密保存在學校自己的伺服器上，核驗時拍攝的畫面不保存。人臉無法像密碼那樣更換，一旦洩漏可能被他人冒用；核驗也可能出錯，因此學校從不只憑人臉作出對您不利的決定。',
  ),
]

/** How to say no later, for children, and whom to ask. */
export const rights: readonly Clause[] = [
  heading('您的权利', 'Your rights', '您的權利'),
  item(
    '您可以随时在“人脸信息授权”中一键撤回。撤回后，仅为该用途保存的信息立即删除，并给您一份回执。撤回不影响此前已完成的处理。',
    'You can withdraw your consent at any time under “Use of my face”, with one tap. What was kept for this use alone is deleted at once and you get a receipt. What was done before stays lawful.',
    '您可以隨時在「人臉資訊授權」中一鍵撤回。撤回後，僅為該用途保存的資料立即刪除，並給您一份回執。撤回不影響此前已完成的處理。',
  ),
  item(
    '您可以查看每一次人脸核验的记录，索取副本，或要求更正和删除。',
    'You can see a log of all your face checks, ask for a copy, and have information corrected or deleted.',
    '您可以查看每一次人臉核驗的記錄，索取副本，或要求更正和刪除。',
  ),
  item(
    '不满十四周岁的，由监护人书面同意，请到学校办理。',
    'For anyone under 14, a guardian has to agree in writing at the school.',
    '未滿十四歲的，由監護人書面同意，請到學校辦理。',
  ),
  paragraph(
    '个人信息保护负责人：学校信息中心，privacy@demo.campus.example，十五个工作日内答复。',
    'Responsible for data protection: Information Technology Centre, privacy@demo.campus.example. You get an answer within 15 working days.',
    '個人資料保護負責人：學校資訊中心，privacy@demo.campus.example，十五個工作天內答覆。',
  ),
]

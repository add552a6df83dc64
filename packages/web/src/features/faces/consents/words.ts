import { counted } from '@campus/contract/counted.ts'
import type { FacePurpose } from '@campus/contract/faces/face-words.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

const purposeNames: Record<FacePurpose, Phrase> = {
  portrait: ['采集人像照片', 'Portrait photos', '採集人像照片'],
  comparison: ['人脸核对', 'Face checks', '人臉核對'],
  login: ['刷脸登录', 'Face login', '刷臉登入'],
  search: ['以照片找人', 'Being found by photo', '以照片找人'],
  authority: ['由外部机构核对身份', 'Identity check by a public authority', '由外部機構核對身分'],
}

export const consentWords = wordsOf({
  purpose: (purpose: FacePurpose): Phrase => purposeNames[purpose],
  lead: [
    '每项用途单独决定，随时可以撤回。不同意也能办理所有业务：验证码、服务台、摄影点都可以代替。',
    'You decide on each use separately and can withdraw at any time. Everything also works without your face: by code, at the help desk or with the photographer.',
    '每項用途單獨決定，隨時可以撤回。不同意也能辦理所有業務：驗證碼、服務台、攝影點都可以代替。',
  ],
  off: [
    '学校没有开启人脸功能，不需要您的同意。',
    'Your school does not use face recognition, so nothing needs your consent.',
    '學校沒有開啟人臉功能，不需要您的同意。',
  ],
  guardian: [
    '未满十四周岁需要监护人同意：家长用家长账号同意，或到学校书面办理；也可以不使用人脸。',
    'Under 14, your guardian has to agree: with their family account, or in writing at the school. You can also use other methods.',
    '未滿十四歲需要監護人同意：家長用家長帳號同意，或到學校書面辦理；也可以不使用人臉。',
  ],
  vector: ['学校保存着您的人脸特征（加密）。', 'The school stores your encrypted face vector.', '學校保存著您的人臉特徵（加密）。'],
  noVector: ['学校没有保存您的人脸特征。', 'The school does not store a face vector of you.', '學校沒有保存您的人臉特徵。'],
  given: ['已同意', 'Agreed', '已同意'],
  notGiven: ['未同意', 'Not agreed', '未同意'],
  byGuardian: ['由监护人同意', 'By a guardian', '由監護人同意'],
  agreedTo: (version: string): Phrase => [`同意的版本：${version}`, `Version agreed to: ${version}`, `同意的版本：${version}`],
  withdrawn: ['已撤回', 'Withdrawn', '已撤回'],
  read: (version: string): Phrase => [`阅读全文（版本 ${version}）`, `Read the text (version ${version})`, `閱讀全文（版本 ${version}）`],
  newer: (version: string): Phrase => [
    `内容已更新为版本 ${version}，您同意的仍是旧版本。`,
    `The text has changed to version ${version}. You agreed to the previous version.`,
    `內容已更新為版本 ${version}，您同意的仍是舊版本。`,
  ],
  noText: [
    '学校还没有发布这项的说明，暂不能同意。',
    'The school has not published a text for this yet.',
    '學校還沒有發布這項的說明，暫不能同意。',
  ],
  agree: ['同意', 'Agree', '同意'],
  agreeAgain: ['同意新版本', 'Agree to the new version', '同意新版本'],
  agreeTo: (purpose: string): Phrase => [`同意：${purpose}`, `Agree: ${purpose}`, `同意：${purpose}`],
  withdraw: ['撤回', 'Withdraw', '撤回'],
  withdrawFrom: (purpose: string): Phrase => [`撤回：${purpose}`, `Withdraw: ${purpose}`, `撤回：${purpose}`],
  withdrawAll: ['全部撤回', 'Withdraw everything', '全部撤回'],
  agreed: ['已记录您的同意', 'Your consent is recorded', '已記錄您的同意'],
  receipt: ['撤回回执', 'Receipt of withdrawal', '撤回回執'],
  receiptText: [
    '已立即生效，这份回执也发到了您的消息里。',
    'It took effect immediately. This receipt is also in your messages.',
    '已立即生效，這份回執也發到了您的訊息裡。',
  ],
  receiptNumber: ['回执编号', 'Receipt', '回執編號'],
  receiptTime: ['撤回时间', 'Withdrawn', '撤回時間'],
  receiptPurposes: ['撤回的用途', 'Uses withdrawn', '撤回的用途'],
  receiptDeleted: ['已删除', 'Deleted', '已刪除'],
  deletedVector: ['人脸特征', 'face vector', '人臉特徵'],
  deletedPictures: (count: number): Phrase => [`照片 ${count} 张`, counted(count, 'picture'), `照片 ${count} 張`],
  nothingDeleted: ['没有保存过数据', 'nothing was kept', '沒有保存過資料'],
})

export const childrenWords = wordsOf({
  lead: [
    '未满十四周岁的孩子，由您决定每项用途，随时可以撤回。不同意，孩子也能办理所有业务。',
    'For a child under 14, you decide on each use and can withdraw at any time. Your child can use every service without it.',
    '未滿十四歲的孩子，由您決定每項用途，隨時可以撤回。不同意，孩子也能辦理所有業務。',
  ],
  none: [
    '还没有关联的孩子。请带户口簿到学校登记监护人，登记后就能在这里决定。',
    'No child is linked to your account yet. Ask the school to record you as the guardian, then you can decide here.',
    '還沒有關聯的孩子。請帶戶口名簿到學校登記監護人，登記後就能在這裡決定。',
  ],
  vector: [
    '学校保存着孩子的人脸特征（加密）。',
    'The school stores your child’s encrypted face vector.',
    '學校保存著孩子的人臉特徵（加密）。',
  ],
  noVector: ['学校没有保存孩子的人脸特征。', 'The school does not store a face vector of your child.', '學校沒有保存孩子的人臉特徵。'],
})

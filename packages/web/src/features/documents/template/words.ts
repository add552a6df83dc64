import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '../../../words/words.ts'

export const templateWords = wordsOf({
  noId: ['请从列表中选择一种证明', 'Choose a certificate from the list', '請從列表中選擇一種證明'],
  version: (version: number): Phrase => [`第 ${version} 版`, `Version ${version}`, `第 ${version} 版`],
  choices: ['填写', 'Your choices', '填寫'],
  heading: ['抬头', 'Addressed to', '抬頭'],
  headingHint: ['如：某某公司人力资源部', 'Such as Example Company', '如：某某公司人力資源部'],
  years: ['学年', 'Academic years', '學年'],
  yearsHint: ['不选则包含全部学年', 'Without a choice all years are in it', '不選則包含全部學年'],
  signature: ['手写签名照片', 'Picture of your signature', '手寫簽名照片'],
  signatureNeeded: ['请先上传签名', 'Upload your signature first', '請先上傳簽名'],
  signatureHint: [
    '在白纸上签名后拍照，纸的颜色会自动去除',
    'Sign on white paper and take a picture; the paper is made transparent',
    '在白紙上簽名後拍照，紙的顏色會自動去除',
  ],
  photoUsed: ['将使用您的证件照', 'Your portrait will be shown', '將使用您的證件照'],
  chooseCourses: ['选择课程', 'Choose courses', '選擇課程'],
  courses: [
    '这种证明只写您选择的课程，请先选择学年和课程。',
    'This proof names only the courses that you choose. Choose years and courses first.',
    '這種證明只寫您選擇的課程，請先選擇學年和課程。',
  ],
  photoNeeded: [
    '这种证明需要证件照，上传后即可领取。',
    'This certificate shows a portrait. Upload yours, then you can get it.',
    '這種證明需要證件照，上傳後即可領取。',
  ],
  toPortrait: ['上传证件照', 'Upload a portrait', '上傳證件照'],
  incomplete: [
    '学籍信息不完整，暂时不能开具。可以在学校档案中申请补全。',
    'Your record lacks something, so it cannot be made yet. You can ask to have your school record completed.',
    '學籍資訊不完整，暫時不能開具。可以在學校檔案中申請補全。',
  ],
  toRecord: ['查看学校档案', 'My school record', '查看學校檔案'],
})

export const deskWords = wordsOf({
  title: ['到服务窗口办理', 'At the service desk', '到服務窗口辦理'],
  approval: [
    '这种证明需要学校审批，由服务窗口开具。',
    'The school approves this certificate; the service desk issues it.',
    '這種證明需要學校審批，由服務窗口開具。',
  ],
  fee: (price: string): Phrase => [
    `这一份需付 ${price}，由服务窗口收费并开具。`,
    `This copy costs ${price}; the service desk takes the fee and issues it.`,
    `這一份需付 ${price}，由服務窗口收費並開具。`,
  ],
  handedOut: [
    '这种证明不提供下载，由服务窗口发放。',
    'This certificate cannot be downloaded; the service desk hands it out.',
    '這種證明不提供下載，由服務窗口發放。',
  ],
  afterwards: [
    '开具后会出现在“我的证明”里，并通知您。',
    'Once issued, it appears in “My certificates” and you are told.',
    '開具後會出現在「我的證明」裡，並通知您。',
  ],
  phone: ['电话', 'Phone', '電話'],
  place: ['地点', 'Place', '地點'],
  hours: ['时间', 'Hours', '時間'],
  toDesk: ['联系服务台', 'Contact the help desk', '聯絡服務台'],
  blocked: ['现在不能领取', 'Not now', '現在不能領取'],
})

export const factWords = wordsOf({
  title: ['证明上会写', 'What it says about you', '證明上會寫'],
  missing: ['缺少', 'Missing', '缺少'],
  none: ['没有', 'None', '沒有'],
})

import { counted } from '@campus/contract/counted.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const recountWords = wordsOf({
  lead: [
    '任何人都可以在自己的设备上复核。核对在本机进行，不需要登录。',
    'Anyone can recount. The check runs on your device and needs no login.',
    '任何人都可以在自己的裝置上複核。核對在本機進行，不需要登入。',
  ],
  notClosed: ['评教结束后公布名单', 'The list is published once the appraisal closes', '評教結束後公布名單'],
  checking: (done: number, all: number) => [`正在核对 ${done} / ${all}`, `Checking ${done} of ${all}`, `正在核對 ${done} / ${all}`],
  keys: ['所有人看到同一组密钥', 'Everyone sees the same keys', '所有人看到同一組金鑰'],
  list: ['名单完整', 'The list is complete', '名單完整'],
  signed: (count: number) => [
    `${count} 张选票的签名都有效`,
    `${counted(count, 'ballot')} with a valid signature`,
    `${count} 張選票的簽名都有效`,
  ],
  notSigned: (count: number) => [
    `${count} 张选票的签名无效`,
    `${counted(count, 'ballot')} without a valid signature`,
    `${count} 張選票的簽名無效`,
  ],
  enough: ['每个班的选票都不多于发出的凭证', 'No course has more ballots than tokens', '每個班的選票都不多於發出的憑證'],
  once: ['没有重复的编号', 'No serial appears twice', '沒有重複的編號'],
  right: ['正确', 'Correct', '正確'],
  wrong: ['不符', 'Does not match', '不符'],
  keyHash: ['密钥摘要', 'Key fingerprint', '金鑰摘要'],
  listHash: ['名单摘要', 'List fingerprint', '名單摘要'],
  hashHint: [
    '两个摘要也记录在学校的审计链中，可与他人看到的比较。',
    'Both are also recorded in the school’s audit log. Compare them with what others see.',
    '兩個摘要也記錄在學校的稽核鏈中，可與他人看到的比較。',
  ],
  own: ['我的选票', 'My ballots', '我的選票'],
  ownNone: ['此设备上没有这次评教的选票', 'This device has no ballots from this appraisal', '此裝置上沒有這次評教的選票'],
  found: ['已计入，内容未被改动', 'Counted and unchanged', '已計入，內容未被改動'],
  changed: ['内容与您提交的不同', 'Differs from what you sent', '內容與您提交的不同'],
  missing: ['不在名单中', 'Not in the list', '不在名單中'],
  sections: ['各班选票', 'Ballots by course', '各班選票'],
  course: ['课程', 'Course', '課程'],
  code: ['教学班', 'Section', '教學班'],
  ballots: ['选票', 'Ballots', '選票'],
  tokens: ['凭证', 'Tokens', '憑證'],
})

import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const writeWords = wordsOf({
  form: ['发公告', 'Announcement', '發公告'],
  title: ['标题', 'Title', '標題'],
  body: ['正文', 'Text', '內文'],
  audience: ['发送范围', 'Audience', '發送範圍'],
  wholeSchool: ['全校', 'Whole school', '全校'],
  roles: ['按身份', 'By type of person', '按身分'],
  units: ['按单位', 'By unit', '按單位'],
  unitsHint: ['包含所选单位下面的全部单位', 'Includes all units below the selected ones', '包含所選單位下面的全部單位'],
  reaches: (people: number): Phrase => [`将发给 ${people} 人`, `Reaches ${counted(people, 'person', 'people')}`, `將發給 ${people} 人`],
  when: ['发布时间', 'When', '發布時間'],
  now: ['立即', 'Now', '立即'],
  later: ['定时', 'Later', '定時'],
  publishAt: ['发布于', 'Publish at', '發布於'],
  publish: ['发布', 'Publish', '發布'],
  sureTitle: ['确定发布？', 'Publish this announcement?', '確定發布？'],
  sureText: (people: number): Phrase => [
    `${people} 人将收到这条公告。发布后可以撤回，但不能修改。`,
    `${counted(people, 'person', 'people')} will receive it. It can be recalled later, but not changed.`,
    `${people} 人將收到這則公告。發布後可以收回，但不能修改。`,
  ],
  published: ['已发布', 'Published', '已發布'],
  scheduled: ['已定时，到时自动发布', 'Announcement scheduled', '已定時，到時自動發布'],
  isOut: ['这条公告已经发布，不能再修改。', 'This announcement is published and cannot be changed.', '這則公告已經發布，不能再修改。'],
  writeAnother: ['写一条新的', 'Write another', '寫一則新的'],
})

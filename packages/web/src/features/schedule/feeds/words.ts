import { wordsOf } from '@campus/ui/words/words.ts'

export const feedWords = wordsOf({
  open: ['新的订阅地址', 'New calendar address', '新的訂閱地址'],
  text: [
    '手机或电脑的日历按这个地址读取您的课表、考试和监考，有变动会自动更新。',
    'Add this address to the calendar on your phone or computer to see your lessons, exams and duties. It stays up to date.',
    '手機或電腦的行事曆按這個地址讀取您的課表、考試和監考，有變動會自動更新。',
  ],
  name: ['用在哪里', 'Where you use it', '用在哪裡'],
  nameHint: ['如“手机日历”，方便以后辨认', 'For example “My phone”, so you recognise it later', '如「手機行事曆」，方便以後辨認'],
  reminder: ['提前提醒', 'Reminder', '提前提醒'],
  none: ['不提醒', 'None', '不提醒'],
  minutes: (count: number) => [`${count} 分钟`, `${count} min`, `${count} 分鐘`],
  ownEntries: ['包含我自己添加的日程', 'Include entries that I added myself', '包含我自己新增的日程'],
  make: ['生成地址', 'Create address', '產生地址'],
  address: ['订阅地址', 'Calendar address', '訂閱地址'],
  once: [
    '地址只显示这一次。知道它的人都能看到您的课表，请不要转发。',
    'This address is shown only once. Anyone who has it can see your timetable, so keep it private.',
    '地址只顯示這一次。知道它的人都能看到您的課表，請不要轉發。',
  ],
  subscribe: ['在本机日历中打开', 'Open in this device’s calendar', '在本機行事曆中打開'],
  scan: ['用手机扫码，在手机日历中订阅', 'Scan it with your phone to subscribe there', '用手機掃碼，在手機行事曆中訂閱'],
  mine: ['使用中的地址', 'Addresses in use', '使用中的地址'],
  nothing: ['还没有订阅地址', 'No calendar addresses yet', '還沒有訂閱地址'],
  created: ['生成时间', 'Created', '產生時間'],
  used: (day: string) => [`最近使用：${day}`, `Last used ${day}`, `最近使用：${day}`],
  unused: ['还没有使用过', 'Never used', '還沒有使用過'],
  withOwn: ['含自己的日程', 'Includes own entries', '含自己的日程'],
  revoke: ['停用', 'Revoke', '停用'],
  revokeTitle: ['停用这个地址？', 'Revoke this address?', '停用這個地址？'],
  revokeText: [
    '使用它的日历将不再更新，且不能恢复。',
    'Calendars that use it are no longer updated. This cannot be undone.',
    '使用它的行事曆將不再更新，且不能恢復。',
  ],
  revoked: ['已停用', 'Revoked', '已停用'],
})

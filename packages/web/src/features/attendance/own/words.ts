import { wordsOf } from '@campus/ui/words/words.ts'

export const ownWords = wordsOf({
  list: ['上课考勤', 'Lesson attendance', '上課考勤'],
  none: ['还没有考勤记录', 'Nothing recorded yet', '還沒有考勤記錄'],
  noneLikeThat: ['没有符合条件的记录', 'No matching records', '沒有符合條件的記錄'],
  all: ['全部', 'All', '全部'],
  states: ['状态', 'Status', '狀態'],
  signIn: ['签到', 'Sign in', '簽到'],
  signOut: ['签退', 'Sign out', '簽退'],
  rates: ['考勤统计', 'Attendance rates', '考勤統計'],
  waiting: (count: number) => [
    `${count} 次签到或签退在本机等待网络`,
    count === 1
      ? '1 sign-in or sign-out will be sent when you are back online'
      : `${count} sign-ins or sign-outs will be sent when you are back online`,
    `${count} 次簽到或簽退在本機等待網路`,
  ],
  sendNow: ['立即提交', 'Send now', '立即提交'],
  objected: ['已提出异议', 'Objection sent', '已提出異議'],
})

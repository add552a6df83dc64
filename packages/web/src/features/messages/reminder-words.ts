import { wordsOf } from '@campus/ui/words/words.ts'

export const reminderWords = wordsOf({
  lead: [
    '关闭提醒后，消息仍会收进收件箱，只是不再计入未读数。',
    'With notifications off, you still receive messages, but they do not count as unread.',
    '關閉提醒後，訊息仍會收進收件匣，只是不再計入未讀數。',
  ],
  announcement: ['学校和学院发布的公告', 'Announcements from the school and colleges', '學校和學院發布的公告'],
  todo: ['等您审批或答复的事', 'Items waiting for your decision or answer', '等您審批或答覆的事'],
  study: ['课程、考试和成绩', 'Lessons, exams and grades', '課程、考試和成績'],
  progress: ['您提交的申请有了结果', 'Progress of your requests', '您提交的申請有了結果'],
  system: ['版本、维护等通知', 'Updates, maintenance and similar', '版本、維護等通知'],
  security: ['登录和账号变更', 'Logins and account changes', '登入和帳號變更'],
  keptOn: ['为了您的账号安全，此项不能关闭', 'Always on, for your account security', '為了您的帳號安全，此項不能關閉'],
  remind: ['提醒我', 'Notify me', '提醒我'],
  byMail: ['同时发到我的邮箱', 'Also email me', '同時寄到我的電子信箱'],
  quietHours: ['免打扰时段', 'Quiet hours', '勿擾時段'],
  quietText: [
    '此时段内不弹出提醒，邮件等结束后再发。时间以学校所在地为准。',
    'During quiet hours there are no pop-ups, and emails wait. Times are in the school’s time zone.',
    '此時段內不彈出提醒，郵件等結束後再寄。時間以學校所在地為準。',
  ],
  quietOn: ['开启免打扰', 'Do not disturb', '開啟勿擾'],
  from: ['开始', 'From', '開始'],
  until: ['结束', 'Until', '結束'],
  save: ['保存', 'Save', '儲存'],
  saved: ['已保存', 'Saved', '已儲存'],
})

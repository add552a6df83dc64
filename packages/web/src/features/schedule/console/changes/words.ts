import { wordsOf } from '@campus/ui/words/words.ts'

export const changeReviewWords = wordsOf({
  lead: [
    '教师申请的调课、停课、代课和换教室。通过后立即生效，并通知相关师生。',
    'Moves, cancellations, substitutes and room changes requested by teachers. Approved changes apply immediately and everyone affected is notified.',
    '教師申請的調課、停課、代課和換教室。通過後立即生效，並通知相關師生。',
  ],
  none: ['没有调课申请', 'No changes', '沒有調課申請'],
  choose: ['选择一项查看', 'Choose a change to view it', '選擇一項查看'],
  clashes: ['冲突', 'Clashes', '衝突'],
  room: ['教室', 'Room', '教室'],
  teacher: ['教师', 'Teacher', '教師'],
  student: ['学生', 'Student', '學生'],
  more: (count: number) => [`另有 ${count} 处`, `${count} more`, `另有 ${count} 處`],
  approve: ['通过', 'Approve', '通過'],
  approveText: ['立即生效，并通知相关师生。', 'It applies immediately and everyone affected is notified.', '立即生效，並通知相關師生。'],
  approveDespite: [
    '有学生在同一时间有其他课，请写明为何仍然通过。',
    'Some students have another lesson then. Explain why you approve it anyway.',
    '有學生在同一時間有其他課，請寫明為何仍然通過。',
  ],
  refuse: ['不通过', 'Reject', '不通過'],
  refuseText: ['申请人会看到原因。', 'The teacher will see the reason.', '申請人會看到原因。'],
  approved: ['已通过，已通知相关师生', 'Approved. Everyone affected has been notified.', '已通過，已通知相關師生'],
  refused: ['已通知申请人', 'The teacher has been notified', '已通知申請人'],
  outdated: [
    '课程已变动或已开始，该申请已失效',
    'The lesson has changed or started since, so this is no longer possible',
    '課程已變動或已開始，該申請已失效',
  ],
})

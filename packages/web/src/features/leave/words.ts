import { wordsOf } from '@campus/ui/words/words.ts'

export const leaveWords = wordsOf({
  person: ['申请人', 'Applicant', '申請人'],
  when: ['时间', 'When', '時間'],
  duration: ['时长', 'Duration', '時長'],
  reason: ['事由', 'Reason', '事由'],
  contact: ['联系方式', 'Contact', '聯絡方式'],
  images: ['图片', 'Pictures', '圖片'],
  progress: ['进度', 'Progress', '進度'],
  submitted: ['已提交申请', 'Request submitted', '已提交申請'],
  beingDecided: ['负责的老师已收到提醒', 'Your unit’s managers have been notified', '負責的老師已收到提醒'],
  choose: [
    '这里显示一条请假申请，请从列表中选择。',
    'Choose a leave request from the list to see it here.',
    '這裡顯示一條請假申請，請從列表中選擇。',
  ],
  toRequests: ['查看申请列表', 'View requests', '查看申請列表'],
  toList: ['查看我的请假', 'View my leave', '查看我的請假'],
  returned: ['已销假', 'Back early', '已銷假'],
})

import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const ownLeaveWords = wordsOf({
  form: ['请假申请', 'Leave request', '請假申請'],
  kind: ['类型', 'Type', '類型'],
  from: ['开始时间', 'From', '開始時間'],
  until: ['结束时间', 'Until', '結束時間'],
  lasts: (duration: string): Phrase => [`共 ${duration}`, `${duration} in total`, `共 ${duration}`],
  reason: ['事由', 'Reason', '事由'],
  contact: ['联系方式', 'Contact', '聯絡方式'],
  contactHint: [
    '离校期间能找到您的电话或邮箱',
    'A phone number or email address where you can be reached',
    '離校期間能找到您的電話或電子信箱',
  ],
  deputy: ['代理人', 'Deputy', '代理人'],
  deputyHint: [
    '批准后，请假期间由代理人代为审批',
    'Decides for you while you are away, once the leave is approved',
    '批准後，請假期間由代理人代為審批',
  ],
  deciders: ['由谁审批', 'Who decides', '由誰審批'],
  images: ['证明图片', 'Supporting pictures', '證明圖片'],
  uploading: ['图片上传中…', 'Uploading pictures…', '圖片上傳中…'],
  submit: ['提交申请', 'Submit', '提交申請'],
  submitted: ['已提交', 'Submitted', '已提交'],
  list: ['我的请假', 'My leave', '我的請假'],
  none: ['您还没有请过假。', 'You have not requested leave yet.', '您還沒有請過假。'],
  ask: ['请假', 'Request leave', '請假'],
  withdraw: ['撤回申请', 'Withdraw request', '撤回申請'],
  withdrawTitle: ['确定撤回申请？', 'Withdraw the request?', '確定撤回申請？'],
  withdrawText: ['撤回后需要重新提交。', 'You would need to submit it again.', '撤回後需要重新提交。'],
  withdrawn: ['已撤回', 'Withdrawn', '已撤回'],
  return: ['销假', 'I am back early', '銷假'],
  returnTitle: ['现在销假？', 'End this leave now?', '現在銷假？'],
  returnText: [
    '之后的课程不再算请假，任课教师会收到通知。',
    'Upcoming lessons no longer count as leave, and their teachers are notified.',
    '之後的課程不再算請假，任課教師會收到通知。',
  ],
  returned: ['已销假', 'Your leave has ended', '已銷假'],
})

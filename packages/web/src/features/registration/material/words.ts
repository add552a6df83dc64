import { wordsOf } from '@campus/ui/words/words.ts'

export const materialWords = wordsOf({
  noRecord: ['没有找到一致的档案', 'No matching record found', '沒有找到一致的檔案'],
  noRecordLead: [
    '可能是信息有误，也可能是学校还没有登记。您可以返回修改，或提交材料由学校工作人员核对。',
    'There may be a mistake, or the school has not entered you yet. Change your details, or submit documents for a staff member to check.',
    '可能是資訊有誤，也可能是學校還沒有登記。您可以返回修改，或提交材料由學校工作人員核對。',
  ],
  change: ['返回修改', 'Change my details', '返回修改'],
  review: ['人工审核需要的材料', 'Documents for the review', '人工審核需要的材料'],
  reviewLead: [
    '上传后继续设置密码和联系方式，审核通过后即可登录。',
    'Upload them, then choose a password and how we reach you. You can log in once a staff member approves.',
    '上傳後繼續設定密碼和聯絡方式，審核通過後即可登入。',
  ],
  contact: ['联系方式', 'How to reach you', '聯絡方式'],
  reach: ['接收通知的方式', 'Notify me by', '接收通知的方式'],
  reachHint: [
    '审核结果和查看进度的链接会发到这里',
    'The decision and a link to your progress page go here',
    '審核結果和查看進度的連結會發到這裡',
  ],
  explanation: ['补充说明', 'Anything the reviewer should know', '補充說明'],
  handIn: ['提交审核', 'Submit for review', '提交審核'],
  next: ['下一步', 'Next', '下一步'],
  handedIn: [
    '已提交，查看进度的链接已发给您',
    'Submitted. A link to your progress page was sent to you.',
    '已提交，查看進度的連結已發給您',
  ],
})

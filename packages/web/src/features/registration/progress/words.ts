import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const progressWords = wordsOf({
  title: ['注册进度', 'Your registration', '註冊進度'],
  next: ['下一步', 'What comes next', '下一步'],
  prove: ['请证明是您本人。', 'Prove that it is you.', '請證明是您本人。'],
  goProve: ['去证明', 'Continue', '去證明'],
  hand_in: ['还没有提交，请继续填写。', 'Nothing has been submitted yet. Please continue.', '還沒有提交，請繼續填寫。'],
  goOn: ['继续', 'Continue', '繼續'],
  wait_review: (who: string): Phrase => [
    `由${who}审核，结果会发到您的邮箱。`,
    `${who} reviews it. The decision is emailed to you.`,
    `由${who}審核，結果會發到您的郵箱。`,
  ],
  decideBy: (when: string): Phrase => [`最迟 ${when} 前有结果`, `You hear by ${when}`, `最遲 ${when} 前有結果`],
  add_material: ['请补充以下材料后重新提交。', 'Add the following, then submit again.', '請補充以下材料後重新提交。'],
  addBy: (when: string): Phrase => [`请在 ${when} 前补充`, `Please add it by ${when}`, `請在 ${when} 前補充`],
  set_password: ['审核已通过，请设置密码。', 'Approved. Choose a password now.', '審核已通過，請設定密碼。'],
  setPassword: ['设置密码', 'Choose a password', '設定密碼'],
  set_password_mail: (email: string): Phrase => [
    `审核已通过，请打开发到 ${email} 的邮件设置密码。`,
    `Approved. Open the mail we sent to ${email} to choose a password.`,
    `審核已通過，請開啟發到 ${email} 的郵件設定密碼。`,
  ],
  wait_opening: (when: string): Phrase => [
    `审核已通过，账号将于 ${when} 开通。在此之前，档案登记的联系方式会收到通知。`,
    `Approved. The account opens at ${when}. Until then the contact on record can object.`,
    `審核已通過，帳號將於 ${when} 開通。在此之前，檔案登記的聯絡方式會收到通知。`,
  ],
  log_in: ['账号已开通，请用您设置的密码登录。', 'Your account is open. Log in with your password.', '帳號已開通，請用您設定的密碼登入。'],
  logIn: ['去登录', 'Log in', '去登入'],
  ended: [
    '这次注册已结束。您可以重新注册，或联系学校。',
    'This registration has ended. Start again, or contact the school.',
    '這次註冊已結束。您可以重新註冊，或聯絡學校。',
  ],
  startAgain: ['重新注册', 'Start again', '重新註冊'],
  notes: ['审核意见', 'From the reviewer', '審核意見'],
  timeline: ['经过', 'What happened', '經過'],
  given: ['您填写的信息', 'What you entered', '您填寫的資訊'],
  files: ['已上传', 'Uploaded', '已上傳'],
  mailTo: ['通知邮箱', 'Emails go to', '通知郵箱'],
  expires: (when: string): Phrase => [
    `请在 ${when} 前完成，过期会自动删除。`,
    `Finish by ${when}, or it is deleted.`,
    `請在 ${when} 前完成，過期會自動刪除。`,
  ],
  idCard: ['更正证件号', 'Correct your ID number', '更正證件號'],
  idCardHint: ['只能更正一次；没有错误请留空', 'You can correct it once. Leave it empty if it is right.', '只能更正一次；沒有錯誤請留空'],
  explanation: ['说明', 'Message to the reviewer', '說明'],
  send: ['提交材料', 'Submit', '提交材料'],
  sent: ['已提交，等待审核', 'Submitted for review', '已提交，等待審核'],
})

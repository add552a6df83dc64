import { wordsOf } from '@campus/ui/words/words.ts'

export const guardianWords = wordsOf({
  title: ['登记监护人的决定', 'Record a guardian’s decision', '登記監護人的決定'],
  lead: [
    '未满十四周岁的学生，使用人脸要有监护人同意。请先核对书面同意和监护关系。',
    'A student under 14 needs a guardian’s consent before their face is used. Check the signed consent and the guardianship first.',
    '未滿十四歲的學生，使用人臉要有監護人同意。請先核對書面同意和監護關係。',
  ],
  number: ['学生学号', 'Student number', '學生學號'],
  action: ['监护人的决定', 'Decision', '監護人的決定'],
  given: ['同意', 'Agrees', '同意'],
  withdrawn: ['撤回同意', 'Withdraws consent', '撤回同意'],
  purposes: ['用途', 'Uses', '用途'],
  guardianName: ['监护人姓名', 'Guardian’s name', '監護人姓名'],
  confirmation: ['核对了什么，存在哪里', 'What you checked, and where it is kept', '核對了什麼，存在哪裡'],
  confirmationHint: [
    '例如：书面同意书和户口簿，存于学生处',
    'For example: signed consent and household register, kept at the student office',
    '例如：書面同意書和戶口名簿，存於學生處',
  ],
  account: ['家长账号', 'Family account', '家長帳號'],
  accountHint: [
    '填写手机号或邮箱后，家长以后可以自己同意和撤回。',
    'With a phone number or email address, the guardian can give and withdraw consent on their own.',
    '填寫手機號碼或電子信箱後，家長以後可以自己同意和撤回。',
  ],
  record: ['登记', 'Save consent', '登記'],
  recorded: ['已登记', 'Recorded', '已登記'],
})

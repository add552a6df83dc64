import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const addWords = wordsOf({
  lead: [
    '请同校的人代您打印并领取。对方只看到名称和份数，接受后得到自己的取件码。',
    'Someone from your school prints and collects it for you. They see only its name and the number of copies, and get their own code when they accept.',
    '請同校的人代您列印並領取。對方只看到名稱和份數，接受後得到自己的取件碼。',
  ],
  form: ['请人代领', 'Delegate pick-up', '請人代領'],
  what: ['领取内容', 'What to collect', '領取內容'],
  left: (copies: number): Phrase => [`可代领 ${copies} 份`, `${counted(copies, 'copy', 'copies')} available`, `可代領 ${copies} 份`],
  latestAt: (time: string): Phrase => [`最迟 ${time} 领取`, `Collect by ${time}`, `最遲 ${time} 領取`],
  who: ['谁来领取', 'Delegate', '誰來領取'],
  howMany: ['份数与期限', 'Copies and deadline', '份數與期限'],
  copies: ['份数', 'Copies', '份數'],
  deadline: ['截止时间', 'Deadline', '截止時間'],
  days: (count: number): Phrase => [`${count} 天`, counted(count, 'day'), `${count} 天`],
  latest: ['最长期限', 'Maximum', '最長期限'],
  endsAt: (time: string): Phrase => [`到 ${time} 为止`, `Until ${time}`, `到 ${time} 為止`],
  submit: ['发送请求', 'Send request', '傳送請求'],
  sent: ['已发出，等待对方接受', 'Sent. Waiting for them to accept.', '已發出，等待對方接受'],
  none: [
    '没有可以代领的纸质文件。申请纸质证明或提交打印任务后，可以在这里请人代领。',
    'You have nothing that someone else could collect. Apply for a paper certificate or print a file first.',
    '沒有可以代領的紙本檔案。申請紙本證明或提交列印任務後，可以在這裡請人代領。',
  ],
  apply: ['申请证明', 'Apply for a certificate', '申請證明'],
  gone: [
    '这份文件现在不能请人代领，请另选一份。',
    'Someone else cannot collect this right now. Choose another.',
    '這份檔案現在不能請人代領，請另選一份。',
  ],
})

import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const gainWords = wordsOf({
  download: [
    '制作并签名后马上可以下载 PDF，保存在“我的证明”里；打开过的，没有网络也能查看。',
    'Download the PDF as soon as it is made and signed. It stays in “My certificates”. Once opened, it is available offline.',
    '製作並簽名後馬上可以下載 PDF，保存在「我的證明」裡；打開過的，沒有網路也能查看。',
  ],
  email: (least: number, max: number): Phrase => [
    `签名的 PDF 发到您填写的邮箱，一般 ${least}–${max} 分钟送达，可以抄送。`,
    `The signed PDF is sent to the email address you enter, usually within ${least} to ${max} minutes. You can add Cc addresses.`,
    `簽名的 PDF 傳送到您填寫的信箱，一般 ${least}–${max} 分鐘送達，可以傳副本。`,
  ],
  paper: (hours: number): Phrase => [
    `在自助终端凭取件码打印。取件码 ${hours} 小时有效，打印一次；可以请人代领。`,
    `Print it at a terminal with a pick-up code, which is valid for ${counted(hours, 'hour')} and one print. Someone else can collect it for you.`,
    `在自助終端憑取件碼列印。取件碼 ${hours} 小時有效，列印一次；可以請人代領。`,
  ],
  notOffered: ['学校暂未提供', 'Not offered by your school', '學校暫未提供'],
  apply: ['用这种方式申请', 'Apply', '用這種方式申請'],
  times: ['需要多久', 'How long it takes', '需要多久'],
  approval: ['审批', 'Approval', '審批'],
  approvalDays: (days: number): Phrase => [
    `${days} 个工作日内`,
    `within ${days} working ${days === 1 ? 'day' : 'days'}`,
    `${days} 個工作日內`,
  ],
  payment: ['付款', 'Payment', '付款'],
  payMinutes: (minutes: number): Phrase => [
    `下单后 ${minutes} 分钟内`,
    `within ${counted(minutes, 'minute')} of the order`,
    `下單後 ${minutes} 分鐘內`,
  ],
  making: ['制作', 'Issue', '製作'],
  waiting: (count: number): Phrase =>
    count === 0
      ? ['无需排队，几秒完成', 'no queue, a few seconds', '無需排隊，幾秒完成']
      : [`前面有 ${count} 份`, `${count} in the queue`, `前面有 ${count} 份`],
  mailbox: ['发件邮箱', 'Your mailbox', '寄件信箱'],
  mailboxText: (schoolHasMail: boolean): Phrase =>
    schoolHasMail
      ? [
          '学校替您发送，也可以用自己的邮箱',
          'The school sends email for you. You can also use your own mailbox.',
          '學校替您傳送，也可以用自己的信箱',
        ]
      : ['学校没有发件邮箱，请先设置', 'The school does not send email. Set up yours first.', '學校沒有寄件信箱，請先設定'],
})

export const servicesWords = wordsOf({
  recommended: ['大家常办', 'Popular', '大家常辦'],
  mine: ['我办过', 'Mine', '我辦過'],
  applied: (count: number): Phrase => [`${count} 次申请`, counted(count, 'application'), `${count} 次申請`],
  none: ['还没有人申请过证明', 'No applications yet', '還沒有人申請過證明'],
  all: (count: number): Phrase => [`全部 ${count} 种证明`, `All certificates (${count})`, `全部 ${count} 種證明`],
  entries: ['办理', 'Services', '辦理'],
  applications: ['我的申请', 'My applications', '我的申請'],
  cart: ['购物车', 'Cart', '購物車'],
  orders: ['我的订单', 'My orders', '我的訂單'],
  prints: ['纸质领取', 'Paper certificates', '紙本領取'],
  headings: ['抬头', 'Addressees', '抬頭'],
  mailbox: ['发件邮箱', 'Mailbox', '寄件信箱'],
  questions: ['咨询与反馈', 'Questions and feedback', '諮詢與回饋'],
  verify: ['证明核验', 'Verify', '證明核驗'],
})

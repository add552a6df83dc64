import type { Keywords } from './keywords.ts'

export const certificateKeywords: Keywords = {
  certificates: [
    ['开证明', 'certificate', '開證明', 'kai zheng ming'],
    ['在读证明', 'enrolment proof', '在學證明', 'zai du zheng ming'],
    ['成绩单', 'transcript', '成績單', 'cheng ji dan'],
    ['毕业证明', 'graduation', '畢業證明', 'bi ye zheng ming'],
  ],
  'my-documents': [
    ['电子证明', 'digital certificate', '電子證明', 'dian zi zheng ming'],
    ['下载', 'download', '下載', 'xia zai'],
    ['PDF', 'PDF', 'PDF', 'P D F'],
  ],
  'my-applications': [
    ['申请进度', 'progress', '申請進度', 'shen qing jin du'],
    ['审批进度', 'approval', '審批進度', 'shen pi jin du'],
    ['撤回', 'withdraw', '撤回', 'che hui'],
  ],
  cart: [
    ['结算', 'checkout', '結帳', 'jie suan'],
    ['待付款', 'unpaid', '待付款', 'dai fu kuan'],
  ],
  'my-orders': [
    ['付款', 'pay', '付款', 'fu kuan'],
    ['退款', 'refund', '退款', 'tui kuan'],
    ['待付款', 'unpaid', '待付款', 'dai fu kuan'],
  ],
  'certificate-service': [
    ['办理说明', 'how to apply', '辦理說明', 'ban li shuo ming'],
    ['收费', 'fees', '收費', 'shou fei'],
  ],
  'certificate-decisions': [
    ['审核证明', 'approve certificates', '審核證明', 'shen he zheng ming'],
    ['批准', 'approve', '批准', 'pi zhun'],
    ['驳回', 'reject', '駁回', 'bo hui'],
  ],
  'certificate-prints': [
    ['取件', 'pick-up', '取件', 'qu jian'],
    ['取件码', 'pick-up code', '取件碼', 'qu jian ma'],
    ['自助打印', 'print at a terminal', '自助列印', 'zi zhu da yin'],
    ['纸质证明', 'paper certificate', '紙本證明', 'zhi zhi zheng ming'],
  ],
  'certificate-mailbox': [
    ['电子邮件', 'e-mail', '電子郵件', 'dian zi you jian'],
    ['发送证明', 'send certificates', '寄送證明', 'fa song zheng ming'],
  ],
  'certificate-questions': [
    ['提问', 'question', '提問', 'ti wen'],
    ['证明有误', 'error in a certificate', '證明有誤', 'zheng ming you wu'],
  ],
  'pay-grievances': [
    ['扣款', 'charged', '扣款', 'kou kuan'],
    ['没收到', 'not received', '沒收到', 'mo shou dao'],
    ['退款', 'refund', '退款', 'tui kuan'],
  ],
  'free-copies': [
    ['减免', 'waiver', '減免', 'jian mian'],
    ['免费打印', 'free copies', '免費列印', 'mian fei da yin'],
  ],
  'score-proof': [
    ['成绩单', 'transcript', '成績單', 'cheng ji dan'],
    ['绩点', 'GPA', '績點', 'ji dian'],
  ],
  verify: [
    ['验真', 'authenticity', '驗真', 'yan zhen'],
    ['防伪', 'forgery', '防偽', 'fang wei'],
    ['核对证书', 'check a certificate', '核對證書', 'he dui zheng shu'],
  ],
  'verify-log': [['谁查过', 'who checked', '誰查過', 'shui cha guo']],
  grades: [
    ['分数', 'marks', '分數', 'fen shu'],
    ['绩点', 'GPA', '績點', 'ji dian'],
    ['学分', 'credits', '學分', 'xue fen'],
  ],
  ranking: [
    ['名次', 'rank', '名次', 'ming ci'],
    ['绩点', 'GPA', '績點', 'ji dian'],
  ],
}

import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  'my-applications': [
    ['申请进度', 'progress', '申請進度', 'shen qing jin du'],
    ['审批进度', 'approval', '審批進度', 'shen pi jin du'],
    ['撤回', 'withdraw', '撤回', 'che hui'],
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
  agencies: [
    ['代理', 'agent', '代理', 'dai li'],
    ['帮别人办理', 'act for someone', '幫別人辦理', 'bang bie ren ban li'],
  ],
  'console-mails': [
    ['发送失败', 'not delivered', '寄送失敗', 'fa song shi bai'],
    ['电子邮件', 'e-mail', '電子郵件', 'dian zi you jian'],
  ],
  'console-mailbox': [['邮箱设置', 'mail settings', '信箱設定', 'you xiang she zhi']],
}

import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const freeCopiesWords = wordsOf({
  list: ['免费份数申请', 'Free copies', '免費份數申請'],
  none: [
    '需要更多免费份数时，可以向学校申请。',
    'Need more free copies of a certificate? Ask your school.',
    '需要更多免費份數時，可以向學校申請。',
  ],
  add: ['申请免费份数', 'Request free copies', '申請免費份數'],
  asked: ['申请份数', 'Requested', '申請份數'],
  apply: ['去申请证明', 'Apply for the certificate', '去申請證明'],
  form: ['申请免费份数', 'Request free copies', '申請免費份數'],
  lead: [
    '用于收费的证明，每种证明在一个周期内只能申请一次。学校同意后，下次申请会自动免费。',
    'For certificates that have a charge, once per certificate and period. Copies the school grants are free the next time you apply.',
    '用於收費的證明，每種證明在一個週期內只能申請一次。學校同意後，下次申請會自動免費。',
  ],
  nothingCosts: [
    '学校的证明都不收费，无需申请。',
    'All certificates at your school are free, so there is nothing to request.',
    '學校的證明都不收費，無需申請。',
  ],
  reasonHint: ['5-500 个字：用在哪里，为什么需要', 'What you need them for, 5 to 500 characters', '5-500 個字：用在哪裡，為什麼需要'],
  standing: (free: number, used: number, price: string): Phrase => [
    `您现有免费 ${free} 份，已用 ${used} 份；之后每份 ${price}`,
    `You have ${counted(free, 'free copy', 'free copies')} and have used ${used}. Each further copy costs ${price}`,
    `您現有免費 ${free} 份，已用 ${used} 份；之後每份 ${price}`,
  ],
  submit: ['提交申请', 'Submit', '提交申請'],
  submitted: ['已提交，等待审核', 'Submitted. The school will review it.', '已提交，等待審核'],
  stepReview: ['学校管理员审核您的申请。', 'A school administrator reviews your request.', '學校管理員審核您的申請。'],
  stepGrant: [
    '可能全部同意，也可能同意其中几份；理由会写明。',
    'You may get all or some of them. The reviewer’s notes say why.',
    '可能全部同意，也可能同意其中幾份；理由會寫明。',
  ],
  stepUse: [
    '结果以消息通知；获得的份数申请时自动使用。',
    'We will notify you. Granted copies are used when you apply.',
    '結果以訊息通知；獲得的份數申請時自動使用。',
  ],
})

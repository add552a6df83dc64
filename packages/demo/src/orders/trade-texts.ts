/** What people of the demo school wrote about applications; no language changes it. */
export const tradeTexts = {
  returned: '收款账户与本人不一致，请核对后重新申请。',
  welcome: '新学期赠送',
  rejected: '本学期成绩尚未全部录入，请在成绩公布后重新申请。',
  internshipAt: '星河软件科技有限公司',
  mailSubject: '在读证明',
  freeCopies: '申请三所大学的研究生，需要多份成绩单。',
} as const

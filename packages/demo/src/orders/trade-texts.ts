/** What people of the demo school wrote about applications; no language changes it. */
export const tradeTexts = {
  returned: '收款账户与本人不一致，请核对后重新申请。',
  welcome: '新学期赠送 Welcome',
  rejected: '本学期成绩尚未全部录入，请在成绩公布后重新申请。',
  internshipAt: '星河软件科技有限公司',
  mailSubject: '在读证明',
  freeCopies: 'NUS, ETH Zürich, TU Delft',
  moreCopies: '参加两家单位的校园招聘，另留两份备用。',
  fewerCopies: '按两家单位各一份批准，备用的份数请届时再申请。',
} as const

/** What was written about payments that students appealed against. */
export const appealTexts = {
  notPrinted: '在图书馆自助终端付款后一直显示连接中，没有打印。',
  nothingPaid: '当日账单中没有这笔付款，银行显示已撤销，请以账单为准。',
  paidTwice: '页面卡住后又付了一次，担心重复扣款。',
  noPaper: '付款后终端一直缺纸，三份证明都没有取到，已另行到窗口办理。',
  noFile: '微信显示支付成功，但是没有收到在读证明。',
  jammed: '打印机卡纸后退出了登录，八页都没有打印出来。',
} as const

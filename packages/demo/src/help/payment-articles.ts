import { item, paragraph } from '@campus/server/modules/school/starter/clause.ts'
import { article } from './article.ts'

export const paymentArticles = [
  article(
    'paid-nothing',
    ['付了款却没有拿到文件', 'I paid but got no file', '付了款卻沒有拿到文件'],
    paragraph(
      '付款结果由后台与支付渠道核对，通常几分钟内会自动补上。',
      'Payments are checked with the payment service in the background. Most problems are fixed within minutes.',
      '付款結果由後台與支付管道核對，通常幾分鐘內會自動補上。',
    ),
    item(
      '半小时后仍未到账的，打开“付款申诉”，填写付款方式、时间和份数，附上付款截图。',
      'If nothing changes within half an hour, open “Payment appeals” and enter how and when you paid, how many copies, and a screenshot of the payment.',
      '半小時後仍未到帳的，打開「付款申訴」，填寫付款方式、時間和份數，附上付款截圖。',
    ),
    item(
      '同一笔订单只能有一个待审核的申诉；审核前可以撤回。',
      'Each order can have one open appeal. You can withdraw it until it is reviewed.',
      '同一筆訂單只能有一個待審核的申訴；審核前可以撤回。',
    ),
  ),
  article(
    'beans',
    ['赠送豆和打印豆有什么区别', 'Free beans and print beans', '贈送豆和列印豆有什麼區別'],
    paragraph(
      '1 个豆等于 1 元。赠送豆由学校发放，打印时优先抵扣，不能提现；打印豆由您充值，可以提现。',
      'One bean is 1 yuan. Free beans come from the school, are used first and cannot be withdrawn. Print beans are the ones you bought, and can be withdrawn.',
      '1 個豆等於 1 元。贈送豆由學校發放，列印時優先抵扣，不能提領；列印豆由您儲值，可以提領。',
    ),
    item('余额和每一笔变化都在“我的钱包”里。', 'See your balance and every change in “My wallet”.', '餘額和每一筆變化都在「我的錢包」裡。'),
  ),
  article(
    'recharge',
    ['怎样充值', 'Top up', '怎樣儲值'],
    item(
      '打开“我的钱包 → 充值”，输入整数金额，选择付款方式。',
      'Open “My wallet → Top up”, enter a whole number of yuan and choose a payment method.',
      '打開「我的錢包 → 儲值」，輸入整數金額，選擇付款方式。',
    ),
    item(
      '付款后几秒内到账；没有到账请先刷新，不要重复付款。',
      'It arrives within seconds. If not, refresh first and do not pay twice.',
      '付款後幾秒內到帳；沒有到帳請先重新整理，不要重複付款。',
    ),
  ),
  article(
    'withdraw',
    ['余额怎样提现', 'Withdraw the balance', '餘額怎樣提領'],
    paragraph(
      '最低 1 元，不收手续费，一个工作日内到账。请在微信里打开本应用后提现。',
      'At least 1 yuan, free of charge, within one working day. Open the app in WeChat to withdraw.',
      '最低 1 元，不收手續費，一個工作日內到帳。請在微信裡打開本應用後提領。',
    ),
    item(
      '赠送豆不能提现；等待付款的订单冻结的豆，付款或取消后才能动用。',
      'Free beans cannot be withdrawn. Beans held by an unpaid order are released when it is paid or cancelled.',
      '贈送豆不能提領；等待付款的訂單凍結的豆，付款或取消後才能動用。',
    ),
  ),
  article(
    'refund',
    ['打印失败会退款吗', 'Are failed prints refunded?', '列印失敗會退款嗎'],
    paragraph(
      '会。没有出来的纸张按原路退回：用赠送豆抵扣的退赠送豆，用打印豆付的退打印豆，在线支付的退回原账户。',
      'Yes. Sheets that were not printed are refunded the way you paid: free beans as free beans, print beans as print beans, and money to the original payment method.',
      '會。沒有出來的紙張按原路退回：用贈送豆抵扣的退贈送豆，用列印豆付的退列印豆，線上支付的退回原帳戶。',
    ),
    item(
      '卡纸时不必退款：缺的页一直保留，可以补打。不想要了，在“打印任务”里退款；到期没有打印的自动退款。',
      'After a paper jam you do not need a refund: you can still print the missing pages. If you no longer want them, cancel under “My prints”. Anything not printed in time is refunded automatically.',
      '卡紙時不必退款：缺的頁一直保留，可以補印。不想要了，在「列印任務」裡退款；到期沒有列印的自動退款。',
    ),
    item(
      '“打印任务”里写明出了多少页、退了多少钱。',
      '“My prints” shows how many pages were printed and how much was refunded.',
      '「列印任務」裡寫明出了多少頁、退了多少錢。',
    ),
  ),
]

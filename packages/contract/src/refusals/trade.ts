import type { Phrase } from '../language.ts'

/** Refusals around applying, ordering, paying, receiving and appealing. */
export const tradeRefusals = {
  not_free: [
    '这次申请需要付费，请改用普通申请',
    'There is now a charge for this. Apply in the usual way and pay.',
    '這次申請需要付費，請改用一般申請',
  ],
  delegate_unknown: [
    '未找到代领人，请核对学号或工号后点击查询',
    'The delegate was not found. Check the number and look it up again.',
    '未找到代領人，請核對學號或工號後點擊查詢',
  ],
  not_agent: [
    '您不是代办员，请联系学校管理员',
    'You are not an agent. Contact your school administrator.',
    '您不是代辦員，請聯絡學校管理員',
  ],
  agency_open: [
    '您已经请求过或正在为此人代办，请在列表中查看',
    'You have already asked this person, or act for them now. See your list.',
    '您已經請求過或正在為此人代辦，請在列表中查看',
  ],
  agency_over: [
    '代办已结束或已失效，请刷新后查看',
    'This agreement has ended. Reload to see its status.',
    '代辦已結束或已失效，請重新整理後查看',
  ],
  agency_not_allowed: [
    '对方没有同意您代办这一项，请重新请求',
    'This person has not agreed to that. Ask them for a new agreement.',
    '對方沒有同意您代辦這一項，請重新請求',
  ],
  delegate_self: ['不能请自己代领', 'You cannot be your own delegate', '不能請自己代領'],
  nudged_today: ['今天已提醒过，请明天再试', 'You have already sent a reminder today. Try again tomorrow.', '今天已提醒過，請明天再試'],
  ticket_wrong: [
    '凭据无效或已过期，请回到申请重新操作',
    'The ticket is wrong or has expired. Go back to the application and try again.',
    '憑據無效或已過期，請回到申請重新操作',
  ],
  picked_up_already: ['已全部领取，无需再取', 'Everything has already been collected', '已全部領取，無需再取'],
  cart_full: [
    '购物车已满，请先结算或删除一些',
    'Your cart is full. Check out or remove something first.',
    '購物車已滿，請先結算或刪除一些',
  ],
  already_in_cart: [
    '购物车中已有相同的电子文件，请直接结算',
    'This file is already in your cart. Check out there.',
    '購物車中已有相同的電子檔案，請直接結算',
  ],
  one_copy_only: ['电子文件只能申请 1 份', 'Electronic files are limited to one copy', '電子檔案只能申請 1 份'],
  mixed_cart: [
    '需要审批的证明与可直接办理的证明须分开申请，请分别结算',
    'Items that need approval cannot be checked out together with items available now. Check them out separately.',
    '需要審批的證明與可直接辦理的證明須分開申請，請分別結算',
  ],
  cart_changed: [
    '购物车内容已变化，请刷新后重新选择',
    'Your cart has changed. Reload it and select again.',
    '購物車內容已變化，請重新整理後重新選擇',
  ],
  price_changed: [
    '价格已变化，请确认新的价格后再提交',
    'The price has changed. Check the new price and submit again.',
    '價格已變化，請確認新的價格後再提交',
  ],
  order_not_payable: [
    '订单当前不能付款或取消，请刷新查看最新状态',
    'This order cannot be paid or cancelled now. Reload to see its status.',
    '訂單目前不能付款或取消，請重新整理查看最新狀態',
  ],
  not_enough_beans: [
    '余额不足，请充值或换一种付款方式',
    'Not enough beans. Top up or pay another way.',
    '餘額不足，請儲值或換一種付款方式',
  ],
  pay_way_closed: [
    '这种付款方式暂不可用，请换一种',
    'This payment method is not available here. Choose another.',
    '這種付款方式暫不可用，請換一種',
  ],
  pay_failed: [
    '付款平台暂时没有响应，请稍后重试；款项会在后台核对',
    'The payment service is not responding. Try again shortly. We keep checking your payment in the background.',
    '付款平台暫時沒有回應，請稍後重試；款項會在背景核對',
  ],
  payment_over: ['这笔付款已结束，请重新发起', 'This payment has ended. Start a new one.', '這筆付款已結束，請重新發起'],
  too_many_open: [
    '未完成的充值太多，请先完成或等待其关闭',
    'Too many top-ups are open. Finish them or wait until they close.',
    '未完成的儲值太多，請先完成或等待其關閉',
  ],
  bill_not_ready: [
    '当天的账单还没有生成，请次日上午 10 点后再试',
    'The statement for that day is not ready yet. Try again after 10:00 the next day.',
    '當天的帳單還沒有產生，請次日上午 10 點後再試',
  ],
  only_in_messaging_app: [
    '提现只能在微信内进行，请在微信中打开本应用',
    'Withdrawals work only in WeChat. Open the app there.',
    '提領只能在微信內進行，請在微信中開啟本應用',
  ],
  open_id_unbound: [
    '请先在“账号绑定”中绑定微信',
    'Link your WeChat account first, under “Linked accounts”',
    '請先在「帳號綁定」中綁定微信',
  ],
  withdrawal_closed: [
    '学校暂未开通提现，请联系学校管理员',
    'Your school does not offer withdrawals. Contact your school administrator.',
    '學校暫未開通提領，請聯絡學校管理員',
  ],
  withdrawal_failed: [
    '提现失败，款项仍在余额中，请稍后重试',
    'The withdrawal failed and your beans are back in your wallet. Try again later.',
    '提領失敗，款項仍在餘額中，請稍後重試',
  ],
  withdrawal_unconfirmed: [
    '没有在微信中确认收款，款项已退回余额，可以重新提现',
    'The withdrawal was not confirmed in WeChat, so your beans were returned. You can withdraw again.',
    '沒有在微信中確認收款，款項已退回餘額，可以重新提領',
  ],
  money_moving: [
    '还有未完成的付款、订单、提现或待打印文件，请先完成或取消，再申请删除',
    'You have an open payment, order, withdrawal or print. Finish or cancel it, then try again.',
    '還有未完成的付款、訂單、提領或待列印檔案，請先完成或取消，再申請刪除',
  ],
  certificate_to_come: [
    '还有已付款的证明未完成或未领取，请先领取，或在订单中退款、申诉，再申请删除',
    'A certificate you paid for is not finished or collected. Collect it, or ask for a refund in the order, then try again.',
    '還有已付款的證明未完成或未領取，請先領取，或在訂單中退款、申訴，再申請刪除',
  ],
  beans_left: [
    '余额中还有打印豆，请先在“提现”中提现或用完，再申请删除',
    'You still have print beans. Withdraw them under “Withdraw” or spend them, then try again.',
    '餘額中還有列印豆，請先在「提領」中提領或用完，再申請刪除',
  ],
  beans_lapse: [
    '余额中还有打印豆，学校目前不能提现。请先用完，或确认放弃后再提交',
    'You still have print beans that cannot be withdrawn here. Spend them, or confirm that you give them up.',
    '餘額中還有列印豆，學校目前不能提領。請先用完，或確認放棄後再提交',
  ],
  holder_has_money: [
    '此人的账户中还有打印豆、未完成的款项或待打印文件。请让本人先提现、用完、打印或确认放弃后重新申请；现在可以不通过并说明原因',
    'This account still has print beans, open payments or prints to collect. The holder must use or cancel them and ask again. For now you can reject the request with that reason.',
    '此人的帳戶中還有列印豆、未完成的款項或待列印檔案。請讓本人先提領、用完、列印或確認放棄後重新申請；現在可以不通過並說明原因',
  ],
  holder_awaits_certificate: [
    '此人还有已付款的证明未完成或未领取。请让本人先领取或退款后重新申请；现在可以不通过并说明原因',
    'This person paid for a certificate that is not finished or collected. They must collect it or get a refund and ask again. For now you can reject the request with that reason.',
    '此人還有已付款的證明未完成或未領取。請讓本人先領取或退款後重新申請；現在可以不通過並說明原因',
  ],
  nothing_to_retry: [
    '没有需要重试的内容，请刷新查看',
    'There is nothing to retry. Reload to see the status.',
    '沒有需要重試的內容，請重新整理查看',
  ],
  fee_covers_other_copies: [
    '这笔费用也用于您已取得的其他同类文件，不能退款',
    'This fee also covers other copies of the same certificate, so it cannot be refunded',
    '這筆費用也用於您已取得的其他同類檔案，不能退款',
  ],
  nothing_to_refund: ['没有可退的款项', 'There is nothing to refund', '沒有可退的款項'],
  order_files_missing: [
    '订单文件获取失败，请等待文件生成后再试',
    'The files in this order are not ready yet. Try again when they are.',
    '訂單檔案取得失敗，請等待檔案產生後再試',
  ],
  mail_not_configured: [
    '学校未配置发件邮箱，请先设置个人邮箱',
    'Your school does not send email. Set up your own mailbox first.',
    '學校未設定寄件信箱，請先設定個人信箱',
  ],
  auth_code_needed: ['请填写邮箱授权码', 'Enter the authorization code of the mailbox', '請填寫信箱授權碼'],
  mail_host_closed: [
    '不能使用这个邮件服务器，请填写公开的 SMTP 服务器',
    'This mail server cannot be used. Enter a public SMTP server.',
    '不能使用這個郵件伺服器，請填寫公開的 SMTP 伺服器',
  ],
  mailbox_missing: ['请先设置邮箱', 'Set up a mailbox first', '請先設定信箱'],
  mailbox_refused: [
    '邮箱拒绝登录，请核对地址和授权码（不是登录密码）',
    'The mailbox rejected the login. Check the address and the authorization code, which is not your password.',
    '信箱拒絕登入，請核對地址和授權碼（不是登入密碼）',
  ],
  mailbox_unreachable: [
    '连接不上邮件服务器，请核对主机和端口后重试',
    'The mail server is not responding. Check the host and port and try again.',
    '連線不上郵件伺服器，請核對主機和連接埠後重試',
  ],
  mail_bounced: [
    '邮件被退回：收件地址不存在或拒收，请核对地址后重新发送',
    'The email bounced because this address does not exist. Check it and send the email again.',
    '郵件被退回：收件地址不存在或拒收，請核對地址後重新傳送',
  ],
  mail_refused: [
    '邮件服务器拒收这封邮件，请换一个收件地址，或直接下载文件',
    'The mail server rejected this email. Use another address, or download the file.',
    '郵件伺服器拒收這封郵件，請換一個收件地址，或直接下載檔案',
  ],
  mail_failed: [
    '邮件服务器暂时没有收下这封邮件，请稍后重新发送，或直接下载文件',
    'The mail server did not accept this email in time. Send it again later, or download the file.',
    '郵件伺服器暫時沒有收下這封郵件，請稍後重新傳送，或直接下載檔案',
  ],
  mail_unsure: [
    '无法确定邮件是否送达，请先查看收件箱，没有收到再重新发送',
    'We cannot tell whether this email arrived. Check the mailbox, and send it again if it is not there.',
    '無法確定郵件是否送達，請先查看收件匣，沒有收到再重新傳送',
  ],
  appeal_open: [
    '已有一份待处理的申请，请等待审核或先撤回',
    'A request is already waiting. Wait for its review or withdraw it.',
    '已有一份待處理的申請，請等待審核或先撤回',
  ],
  already_reviewed: [
    '已审核的内容不能再提交或修改',
    'This has already been reviewed and cannot be submitted again',
    '已審核的內容不能再提交或修改',
  ],
  same_reviewer: ['需要另一位管理员复核', 'Another administrator must approve this', '需要另一位管理員複核'],
  file_not_yours: ['请重新上传付款截图', 'Upload the screenshot of the payment again', '請重新上傳付款截圖'],
  time_ahead: ['付款时间不能晚于现在', 'The payment time cannot be in the future', '付款時間不能晚於現在'],
  costs_nothing: [
    '这种证明不收费，无需申请免费份数',
    'This certificate is free, so you do not need free copies',
    '這種證明不收費，無需申請免費份數',
  ],
} as const satisfies Record<string, Phrase>

import type { Keywords } from './keywords.ts'

export const consoleKeywords: Keywords = {
  'console-people': [
    ['学生', 'students', '學生', 'xue sheng'],
    ['教师', 'staff', '教師', 'jiao shi'],
    ['账号', 'accounts', '帳號', 'zhang hao'],
    ['重置密码', 'reset password', '重設密碼', 'chong zhi mi ma'],
  ],
  'console-resets': [
    ['双人审批', 'two-person approval', '雙人審批', 'shuang ren shen pi'],
    ['找回账号', 'account recovery', '找回帳號', 'zhao hui zhang hao'],
  ],
  'console-imports': [
    ['名单', 'list of people', '名單', 'ming dan'],
    ['Excel', 'Excel', 'Excel', 'E x c e l'],
    ['上传', 'upload', '上傳', 'shang chuan'],
  ],
  'console-corrections': [
    ['信息更正', 'wrong data', '資訊更正', 'xin xi geng zheng'],
    ['学籍', 'record', '學籍', 'xue ji'],
  ],
  'console-deletions': [
    ['注销账号', 'close an account', '註銷帳號', 'zhu xiao zhang hao'],
    ['隐私', 'privacy', '隱私', 'yin si'],
  ],
  'console-organisation': [
    ['学院', 'colleges', '學院', 'xue yuan'],
    ['班级', 'classes', '班級', 'ban ji'],
    ['部门', 'departments', '部門', 'bu men'],
  ],
  'console-templates': [
    ['证明样式', 'layout', '證明樣式', 'zheng ming yang shi'],
    ['印章', 'seal', '印章', 'yin zhang'],
    ['收费', 'fees', '收費', 'shou fei'],
  ],
  'console-issued': [
    ['作废', 'revoke', '作廢', 'zuo fei'],
    ['证明编号', 'serial number', '證明編號', 'zheng ming bian hao'],
  ],
  'console-counter': [
    ['代办', 'on behalf of', '代辦', 'dai ban'],
    ['现场办理', 'in person', '現場辦理', 'xian chang ban li'],
  ],
  'console-keys': [
    ['电子签名', 'signature', '電子簽名', 'dian zi qian ming'],
    ['数字证书', 'digital certificate', '數位憑證', 'shu zi zheng shu'],
  ],
  'console-verifications': [
    ['验真', 'authenticity', '驗真', 'yan zhen'],
    ['查验记录', 'checks', '查驗記錄', 'cha yan ji lu'],
  ],
  'console-failed-jobs': [
    ['后台任务', 'background', '背景任務', 'hou tai ren wu'],
    ['重试', 'retry', '重試', 'chong shi'],
    ['报错', 'errors', '報錯', 'bao cuo'],
  ],
  'console-orders': [
    ['退款', 'refund', '退款', 'tui kuan'],
    ['交易', 'sales', '交易', 'jiao yi'],
  ],
  'console-payments': [
    ['支付', 'pay', '支付', 'zhi fu'],
    ['微信', 'WeChat', '微信', 'wei xin'],
    ['支付宝', 'Alipay', '支付寶', 'zhi fu bao'],
  ],
  'console-reconciliations': [
    ['账单核对', 'compare bills', '帳單核對', 'zhang dan he dui'],
    ['差异', 'differences', '差異', 'cha yi'],
  ],
  'console-withdrawals': [
    ['打款', 'payout', '撥款', 'da kuan'],
    ['余额', 'balance', '餘額', 'yu e'],
  ],
  'console-grants': [
    ['打印豆', 'beans', '列印豆', 'da yin dou'],
    ['赠送', 'gift', '贈送', 'zeng song'],
  ],
  'console-ledger': [
    ['收入', 'income', '收入', 'shou ru'],
    ['财务', 'finance', '財務', 'cai wu'],
    ['报表', 'report', '報表', 'bao biao'],
  ],
  'console-pay-grievances': [
    ['退款', 'refund', '退款', 'tui kuan'],
    ['付款问题', 'payment problem', '付款問題', 'fu kuan wen ti'],
  ],
  'console-free-copies': [['减免', 'waiver', '減免', 'jian mian']],
  'console-mails': [
    ['发送失败', 'not delivered', '寄送失敗', 'fa song shi bai'],
    ['电子邮件', 'e-mail', '電子郵件', 'dian zi you jian'],
  ],
  'console-mailbox': [['邮箱设置', 'mail settings', '郵箱設定', 'you xiang she zhi']],
  'console-announcements': [
    ['通知', 'notice', '通知', 'tong zhi'],
    ['发布', 'publish', '發布', 'fa bu'],
  ],
  'console-feedback': [
    ['投诉', 'complaints', '投訴', 'tou su'],
    ['回复', 'reply', '回覆', 'hui fu'],
  ],
  'console-evaluations': [
    ['满意度', 'satisfaction', '滿意度', 'man yi du'],
    ['评分', 'scores', '評分', 'ping fen'],
  ],
  'console-articles': [
    ['常见问题', 'FAQ', '常見問題', 'chang jian wen ti'],
    ['教程', 'guides', '教學', 'jiao cheng'],
  ],
  'console-dictionaries': [
    ['选项', 'choices', '選項', 'xuan xiang'],
    ['类别', 'categories', '類別', 'lei bie'],
  ],
  'console-legal-documents': [
    ['隐私政策', 'privacy policy', '隱私政策', 'yin si zheng ce'],
    ['用户协议', 'user agreement', '使用者協議', 'yong hu xie yi'],
  ],
  'console-settings': [
    ['时区', 'time zone', '時區', 'shi qu'],
    ['节假日', 'holidays', '節假日', 'jie jia ri'],
    ['校名', 'school name', '校名', 'xiao ming'],
  ],
  'console-terminals': [
    ['自助机', 'kiosk', '自助機', 'zi zhu ji'],
    ['打印机', 'printer', '印表機', 'da yin ji'],
    ['登记机器', 'enrol a machine', '登記機器', 'deng ji ji qi'],
    ['在线', 'online', '連線', 'zai xian'],
  ],
  'console-terminal-faults': [
    ['报修', 'repair', '報修', 'bao xiu'],
    ['卡纸', 'paper jam', '卡紙', 'ka zhi'],
    ['缺纸', 'out of paper', '缺紙', 'que zhi'],
  ],
  'console-terminal-events': [
    ['终端历史', 'history of a terminal', '終端歷史', 'zhong duan li shi'],
    ['离线', 'offline', '離線', 'li xian'],
  ],
  'console-terminal-statistics': [
    ['维修时间', 'time to repair', '維修時間', 'wei xiu shi jian'],
    ['打印量', 'pages printed', '列印量', 'da yin liang'],
  ],
  'console-print-jobs': [
    ['打印日志', 'print jobs', '列印日誌', 'da yin ri zhi'],
    ['待核实', 'needs checking', '待核實', 'dai he shi'],
    ['谁打印的', 'who printed', '誰列印的', 'shui da yin de'],
  ],
  'console-print-prices': [
    ['单价', 'price of a sheet', '單價', 'dan jia'],
    ['调价', 'change prices', '調價', 'tiao jia'],
  ],
  'console-library': [
    ['投稿审核', 'review shared files', '投稿審核', 'tou gao shen he'],
    ['共享资料', 'shared files', '共享資料', 'gong xiang zi liao'],
  ],
  'console-library-directories': [
    ['资料分类', 'categories', '資料分類', 'zi liao fen lei'],
    ['文件夹', 'folders', '資料夾', 'wen jian jia'],
  ],
}

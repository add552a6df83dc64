import type { Keywords } from './keywords.ts'

export const ownKeywords: Keywords = {
  profile: [
    ['头像', 'avatar', '頭像', 'tou xiang'],
    ['我的信息', 'my details', '我的資訊', 'wo de xin xi'],
    ['手机号', 'phone number', '手機號碼', 'shou ji hao'],
  ],
  'card-code': [
    ['二维码', 'QR code', 'QR 碼', 'er wei ma'],
    ['名片', 'business card', '名片', 'ming pian'],
  ],
  wallet: [
    ['余额', 'balance', '餘額', 'yu e'],
    ['充值', 'top up', '儲值', 'chong zhi'],
    ['打印豆', 'beans', '列印豆', 'da yin dou'],
    ['提现', 'withdraw', '提現', 'ti xian'],
  ],
  bills: [
    ['流水', 'transactions', '交易明細', 'liu shui'],
    ['消费记录', 'spending', '消費記錄', 'xiao fei ji lu'],
    ['退款', 'refund', '退款', 'tui kuan'],
  ],
  record: [
    ['学籍', 'enrolment record', '學籍', 'xue ji'],
    ['更正', 'correction', '更正', 'geng zheng'],
  ],
  portrait: [
    ['照片', 'photo', '照片', 'zhao pian'],
    ['一寸照', 'one inch', '一吋照', 'yi cun zhao'],
  ],
  rank: [
    ['积分', 'points', '積分', 'ji fen'],
    ['完成度', 'completion', '完成度', 'wan cheng du'],
  ],
  privacy: [
    ['个人数据', 'personal data', '個人資料', 'ge ren shu ju'],
    ['导出数据', 'export my data', '匯出資料', 'dao chu shu ju'],
    ['注销', 'delete my account', '註銷', 'zhu xiao'],
  ],
  security: [
    ['密码', 'password', '密碼', 'mi ma'],
    ['修改手机', 'change phone', '修改手機', 'xiu gai shou ji'],
    ['人脸', 'face', '人臉', 'ren lian'],
  ],
  'login-code': [
    ['扫码登录', 'log in by QR', '掃碼登入', 'sao ma deng lu'],
    ['终端登录', 'log in at a terminal', '終端登入', 'zhong duan deng lu'],
  ],
  devices: [
    ['下线', 'log out', '登出', 'xia xian'],
    ['登录记录', 'login history', '登入記錄', 'deng lu ji lu'],
  ],
  bindings: [
    ['微信', 'WeChat', '微信', 'wei xin'],
    ['支付宝', 'Alipay', '支付寶', 'zhi fu bao'],
    ['解绑', 'unlink', '解除綁定', 'jie bang'],
  ],
  passkeys: [
    ['指纹', 'fingerprint', '指紋', 'zhi wen'],
    ['面容', 'face', '臉部', 'mian rong'],
    ['免密', 'without password', '免密碼', 'mian mi'],
  ],
  settings: [
    ['语言', 'language', '語言', 'yu yan'],
    ['深色', 'dark mode', '深色', 'shen se'],
  ],
  about: [
    ['版本', 'version', '版本', 'ban ben'],
    ['协议', 'terms', '協議', 'xie yi'],
  ],
}

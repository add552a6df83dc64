import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
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
}
